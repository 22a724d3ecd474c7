import { useEffect, useState } from 'react'
import { call } from '#web/api/client.ts'

export type FilmState = { state: 'asking' } | { state: 'showing'; link: string } | { state: 'failed' }

/**
 * Asks for the film's link each time the page is opened and on every retry, whatever the drawn page knew: a link that
 * changed is the likeliest cure of a player that failed.
 */
export function useFilm() {
  const [film, setFilm] = useState<FilmState>({ state: 'asking' })
  const [attempt, setAttempt] = useState(0)
  const failed = () => setFilm({ state: 'failed' })
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new attempt is a new call
  useEffect(() => {
    const leaving = new AbortController()
    setFilm({ state: 'asking' })
    call('GET /cms/video-link', {}, { signal: leaving.signal }).then(
      ({ video_link }) => setFilm({ state: 'showing', link: video_link }),
      () => leaving.signal.aborted || setFilm({ state: 'failed' }),
    )
    return () => leaving.abort()
  }, [attempt])
  return { film, failed, retry: () => setAttempt(n => n + 1) }
}
