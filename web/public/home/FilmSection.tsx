import { videoSource } from '#domain/video.ts'
import { Eyebrow } from '#web/ui/Eyebrow.tsx'
import { useLanguage } from '#web/ui/language.ts'
import { RetryView } from '#web/ui/RetryView.tsx'
import { failureWords } from '../failure-words.ts'
import { usePage } from '../use-page.ts'
import './film.css'
import { FilmPlayer } from './FilmPlayer.tsx'
import { useFilm } from './use-film.ts'
import { homeWords } from './words.ts'

function WithoutScripts({ link, words }: { link: string; words: string }) {
  const film = videoSource(link)
  if (film.kind === 'broken') return null
  return (
    <noscript>
      <a className="btn sec" href={film.kind === 'youtube' ? film.watch : film.src}>
        {words}
      </a>
    </noscript>
  )
}

/** A site without a film leaves the section out rather than show a broken player. */
export function FilmSection() {
  const language = useLanguage()
  const drawnLink = usePage().content.video?.video_link
  const { film, onPlayerFailed, retry } = useFilm()
  const say = homeWords(language)
  const sorry = failureWords(language)
  if ((film.state === 'ready' ? film.link : drawnLink) === '') return null
  return (
    <section className="wrap film">
      <div>
        <Eyebrow>एक भेट</Eyebrow>
        <h2>{say.filmTitle}</h2>
        <p>{say.filmText}</p>
        {drawnLink ? <WithoutScripts link={drawnLink} words={say.filmElsewhere} /> : null}
      </div>
      <div className="screen">
        {film.state === 'loading' ? <div className="loading sk" role="status" aria-label={say.filmLoading} /> : null}
        {film.state === 'ready' ? <FilmPlayer link={film.link} onFailed={onPlayerFailed} /> : null}
        {film.state === 'failed' ? <RetryView message={sorry.wrong} action={sorry.retry} onRetry={retry} /> : null}
      </div>
    </section>
  )
}
