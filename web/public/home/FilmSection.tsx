import { videoSource } from '#domain/site/video.ts'
import { ButtonLink } from '#web/ui/Button.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { Eyebrow } from '#web/ui/Eyebrow.tsx'
import { useLanguage } from '#web/ui/language.ts'
import { RetryView } from '#web/ui/RetryView.tsx'
import { Skeleton } from '#web/ui/Skeleton.tsx'
import { failureWords } from '../failure-words.ts'
import { usePage } from '../use-page.ts'
import styles from './Film.module.css'
import { FilmPlayer } from './FilmPlayer.tsx'
import { useFilm } from './use-film.ts'
import { homeWords } from './words.ts'

function WithoutScripts({ link, words }: { link: string; words: string }) {
  const film = videoSource(link)
  if (film.kind === 'broken') return null
  return (
    <noscript>
      <ButtonLink href={film.kind === 'youtube' ? film.watch : film.src}>{words}</ButtonLink>
    </noscript>
  )
}

/** The section with the film. Without a film it is left out, so that no broken player is shown. */
export function FilmSection() {
  const language = useLanguage()
  const drawnLink = usePage().content.video?.video_link
  const { film, onPlayerFailed, retry } = useFilm()
  const t = homeWords(language)
  const sorry = failureWords(language)
  if ((film.state === 'ready' ? film.link : drawnLink) === '') return null
  return (
    <section className={classNames('wrap', styles.film)}>
      <div>
        <Eyebrow>एक भेट</Eyebrow>
        <h2>{t.filmTitle}</h2>
        <p>{t.filmText}</p>
        {drawnLink ? <WithoutScripts link={drawnLink} words={t.filmElsewhere} /> : null}
      </div>
      <div className={styles.screen}>
        {film.state === 'loading' ? (
          <Skeleton className={styles.skeleton} role="status" aria-label={t.filmLoading} />
        ) : null}
        {film.state === 'ready' ? <FilmPlayer link={film.link} onFailed={onPlayerFailed} /> : null}
        {film.state === 'failed' ? (
          <RetryView message={sorry.wrong} action={sorry.retry} onRetry={retry} className={styles.failed} />
        ) : null}
      </div>
    </section>
  )
}
