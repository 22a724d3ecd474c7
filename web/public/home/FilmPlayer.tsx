import { useEffect, useEffectEvent } from 'react'
import { videoSource } from '#domain/site/video.ts'
import { FilePlayer } from './FilePlayer.tsx'
import { YoutubePlayer } from './YoutubePlayer.tsx'

export function FilmPlayer({ link, onFailed }: { link: string; onFailed: () => void }) {
  const film = videoSource(link)
  const broken = film.kind === 'broken'
  const failed = useEffectEvent(onFailed)
  useEffect(() => {
    if (broken) failed()
  }, [broken])
  if (film.kind === 'youtube') return <YoutubePlayer src={film.embed} onFailed={onFailed} />
  if (film.kind === 'file') return <FilePlayer src={film.src} onFailed={onFailed} />
  return null
}
