import { useState } from 'react'
import type { Video } from '#contract/site/cms.ts'
import { call } from '#web/api/client.ts'
import { usePageContent } from '../use-page-content.ts'

type FilmState = { state: 'loading' } | { state: 'ready'; link: string } | { state: 'failed' }

/**
 * Fetches the film's link each time the page is opened and on every retry, even if the rendered page had one: a changed link
 * is the likeliest fix for a player that failed.
 */
export function useFilm() {
  const { data, isError, isFetching, refetch } = usePageContent<Video>(null, signal =>
    call('GET /cms/video-link', {}, { signal }),
  )
  const [unplayable, setUnplayable] = useState<Video | null>(null)
  const film = (): FilmState => {
    if (isFetching) return { state: 'loading' }
    if (isError || !data || data === unplayable) return { state: 'failed' }
    return { state: 'ready', link: data.video_link }
  }
  return { film: film(), onPlayerFailed: () => setUnplayable(data), retry: refetch }
}
