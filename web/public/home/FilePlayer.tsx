import { IconPlayerPlay } from '@tabler/icons-react'
import { useRef, useState } from 'react'
import { Icon } from '#web/ui/Icon.tsx'
import { useLanguage } from '#web/ui/language.ts'
import poster from '../art/film.svg'
import styles from './Film.module.css'
import { type PlayerProps, usePlayerWatchdog } from './use-player-watchdog.ts'
import { homeWords } from './words.ts'

export function FilePlayer({ src, onFailed }: PlayerProps) {
  const t = homeWords(useLanguage())
  const video = useRef<HTMLVideoElement>(null)
  const sign = usePlayerWatchdog(video, onFailed)
  const [started, setStarted] = useState(false)
  return (
    <>
      {/* biome-ignore lint/a11y/useMediaCaption: the provider gives a link to a film and no captions with it */}
      <video
        ref={video}
        src={src}
        poster={poster}
        controls={started}
        preload="metadata"
        playsInline
        aria-label={t.filmName}
        onLoadedMetadata={sign}
        // A browser that saves data suspends before it has loaded anything, which is no failure.
        onSuspend={sign}
        onPlay={() => setStarted(true)}
        onError={onFailed}
      />
      {started ? null : (
        <button
          type="button"
          className={styles.play}
          aria-label={t.filmPlay}
          onClick={() => video.current?.play().catch(() => setStarted(true))}
        >
          <Icon of={IconPlayerPlay} />
        </button>
      )}
    </>
  )
}
