import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { call } from '#web/api/client.ts'
import { type CounterForm, draftOf } from './counter-form.ts'

/** The draft is saved after a pause in typing of this length. */
const pauseMs = 1500

interface SavedDraft {
  /** When the draft was last saved. Null before the first save. */
  savedAt: string | null
  hasFailed: boolean
  /** Saves the form a last time, stops saving, and gives the id that the registration is made under. */
  close: () => Promise<string>
  /** Stops saving, and waits for a save that is under way. */
  drop: () => Promise<void>
  /** Starts saving again. */
  reopen: () => void
}

interface Options {
  /** Whether the form is empty: nothing was typed, or all of it was deleted again. */
  isBlank: boolean
  savedBefore: string | null
}

/** Saves a half-done form on the server while it is typed. */
export function useDraft(form: CounterForm, { isBlank, savedBefore }: Options): SavedDraft {
  const [savedAt, setSavedAt] = useState(savedBefore)
  const [hasFailed, setHasFailed] = useState(false)
  const isClosed = useRef(false)
  const isWaiting = useRef(false)
  const first = useRef(form)
  // Saves run one after another: of two at once, the older could arrive last.
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
  const save = useEffectEvent(() => {
    if (!isClosed.current && !isBlank) void send().catch(() => undefined)
  })
  useEffect(() => {
    if (form === first.current) return
    isWaiting.current = true
    const timer = setTimeout(() => save(), pauseMs)
    return () => clearTimeout(timer)
  }, [form])
  // Leaving the screen within the pause saves at once, so that the last words are not lost.
  const saveLast = useEffectEvent(() => {
    if (isWaiting.current) save()
  })
  useEffect(() => () => saveLast(), [])

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
