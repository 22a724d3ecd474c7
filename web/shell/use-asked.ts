import { useEffect, useEffectEvent, useState } from 'react'

export interface Asked<T> {
  answer: T | null
  failed: boolean
  retry: () => void
}

/** What came with the page; where nothing came, the page asks for it itself, once and again on `retry`. */
export function useAsked<T>(given: T | null | undefined, ask: (signal: AbortSignal) => Promise<T>): Asked<T> {
  const [answer, setAnswer] = useState<T | null>(given ?? null)
  const [failed, setFailed] = useState(false)
  const [attempt, setAttempt] = useState(0)
  const askNow = useEffectEvent(ask)
  const missing = !given
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new attempt is a new call
  useEffect(() => {
    if (!missing) return
    const leaving = new AbortController()
    setFailed(false)
    askNow(leaving.signal).then(
      heard => setAnswer(() => heard),
      () => leaving.signal.aborted || setFailed(true),
    )
    return () => leaving.abort()
  }, [missing, attempt])
  return { answer, failed, retry: () => setAttempt(n => n + 1) }
}
