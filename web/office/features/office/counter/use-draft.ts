import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { call } from '#web/api/client.ts'
import { type CounterForm, draftOf } from './counter-form.ts'

/** So long nothing is typed before the form is sent to be kept. */
const pauseMs = 1500

export interface SavedDraft {
  /** When it was kept last. Null before the first time. */
  savedAt: string | null
  hasFailed: boolean
  /** Keeps the form as it is now, and gives the id that its registration is made under. Nothing is kept after that. */
  close: () => Promise<string>
  /** Keeps nothing any more, once what is on its way has arrived. */
  drop: () => Promise<void>
  /** Goes on keeping. */
  reopen: () => void
}

interface Options {
  /** Nothing was typed yet, or everything was taken back. */
  isBlank: boolean
  savedBefore: string | null
}

/** Keeps a half-done form on the server while it is typed. */
export function useDraft(form: CounterForm, { isBlank, savedBefore }: Options): SavedDraft {
  const [savedAt, setSavedAt] = useState(savedBefore)
  const [hasFailed, setHasFailed] = useState(false)
  const isClosed = useRef(false)
  const isWaiting = useRef(false)
  const first = useRef(form)
  // One after another: of two at once the older could arrive last.
  const sending = useRef<Promise<unknown>>(Promise.resolve())

  const send = async (): Promise<string> => {
    isWaiting.current = false
    const before = sending.current
    const sent = before.catch(() => undefined).then(() => call('PUT /office/counter', { form: draftOf(form) }))
    sending.current = sent
    try {
      const { uuid, saved_at } = await sent
      setSavedAt(saved_at)
      setHasFailed(false)
      return uuid
    } catch (failure) {
      setHasFailed(true)
      throw failure
    }
  }
  const keep = useEffectEvent(() => {
    if (!isClosed.current && !isBlank) void send().catch(() => undefined)
  })
  useEffect(() => {
    if (form === first.current) return
    isWaiting.current = true
    const timer = setTimeout(() => keep(), pauseMs)
    return () => clearTimeout(timer)
  }, [form])
  // Whoever leaves the screen within the pause keeps the last words too.
  const keepLast = useEffectEvent(() => {
    if (isWaiting.current) keep()
  })
  useEffect(() => () => keepLast(), [])

  return {
    savedAt,
    hasFailed,
    close: () => {
      isClosed.current = true
      return send()
    },
    drop: async () => {
      isClosed.current = true
      await sending.current.catch(() => undefined)
      setSavedAt(null)
    },
    reopen: () => {
      isClosed.current = false
    },
  }
}
