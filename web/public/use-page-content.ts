import { useEffect, useEffectEvent, useState } from 'react'

interface Fetched<T> {
  data: T | null
  isError: boolean
  isFetching: boolean
}

interface PageContentResult<T> extends Fetched<T> {
  refetch: () => void
}

/**
 * How every public page gets its content: from what the server rendered it with, or by a call if the server could not read
 * a part. The names are those of TanStack Query, which the member area uses. Decision 0007 says why the public pages do
 * without it.
 */
export function usePageContent<T>(
  drawn: T | null | undefined,
  fetchContent: (signal: AbortSignal) => Promise<T>,
): PageContentResult<T> {
  const [fetched, setFetched] = useState<Fetched<T>>({ data: null, isError: false, isFetching: true })
  const [attempt, setAttempt] = useState(0)
  const fetchNow = useEffectEvent(fetchContent)
  const isMissing = !drawn
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new attempt is a new call
  useEffect(() => {
    if (!isMissing) return
    const leaving = new AbortController()
    setFetched(({ data }) => ({ data, isError: false, isFetching: true }))
    fetchNow(leaving.signal).then(
      data => setFetched({ data, isError: false, isFetching: false }),
      () => leaving.signal.aborted || setFetched(({ data }) => ({ data, isError: true, isFetching: false })),
    )
    return () => leaving.abort()
  }, [isMissing, attempt])
  const refetch = () => setAttempt(times => times + 1)
  return drawn ? { data: drawn, isError: false, isFetching: false, refetch } : { ...fetched, refetch }
}
