import { type ReactNode, useLayoutEffect, useRef } from 'react'
import type { Gender } from '#domain/limits.ts'
import { classNames } from '#web/ui/class-names.ts'
import { useLanguage } from '#web/ui/language.ts'
import { BackOnPhoto } from '../ProfileLayout.tsx'
import type { NeighbourFace } from './position.ts'
import styles from './StepBar.module.css'
import { StepButton } from './StepButton.tsx'
import { steppingWords } from './words.ts'

export interface Steps {
  /** Counted from zero. */
  at: number
  counter: string
  /** Null where there is no neighbour. */
  previous: NeighbourFace | null
  next: NeighbourFace | null
  gender: Gender | null
  onStep: (by: -1 | 1) => void
}

interface Props {
  back: ReactNode
  title: string
  /** Null until the list to step through is loaded. */
  steps: Steps | null
  /** Drawn in place of the steps after a failure. */
  instead?: ReactNode
}

export function StepBar({ back, title, steps, instead }: Props) {
  return (
    <header className={classNames(styles.bar, !steps && !instead && styles.alone)} data-screen-only>
      <BackOnPhoto>{back}</BackOnPhoto>
      <p className={styles.title}>{title}</p>
      {steps ? <StepControls {...steps} /> : instead}
    </header>
  )
}

function StepControls({ at, counter, previous, next, gender, onStep }: Steps) {
  const t = steppingWords(useLanguage())
  const place = useRef<HTMLSpanElement>(null)
  const pressed = useRef(false)
  const step = (by: -1 | 1) => () => {
    pressed.current = true
    onStep(by)
  }
  // At the last profile the pressed button disappears. The focus moves to the counter, so that it is not lost.
  useLayoutEffect(() => {
    if (pressed.current && at >= 0 && document.activeElement === document.body)
      place.current?.focus({ preventScroll: true })
    pressed.current = false
  }, [at])
  return (
    <nav className={classNames(styles.steps, 'numeric')} aria-label={t.steps}>
      {previous ? <StepButton by={-1} to={previous} gender={gender} onPress={step(-1)} /> : <span />}
      <span className={styles.counter} data-step-counter ref={place} tabIndex={-1}>
        {counter}
      </span>
      {next ? <StepButton by={1} to={next} gender={gender} onPress={step(1)} /> : <span />}
    </nav>
  )
}
