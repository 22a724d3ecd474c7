import { type ReactNode, useRef } from 'react'
import { classNames } from '#web/ui/class-names.ts'
import { StepBar, type Steps } from './StepBar.tsx'
import styles from './Stepping.module.css'
import { useArrival } from './use-arrival.ts'
import { useArrowKeys } from './use-arrow-keys.ts'
import { useSwipe } from './use-swipe.ts'

interface Props {
  back: ReactNode
  title: string
  steps: Steps | null
  instead?: ReactNode
  /** Read aloud after a step, for members who cannot see the profile change. */
  announcement: string
  /** Whether the drawn profile is still the previous one. */
  isOutdated: boolean
  children: ReactNode
}

/** Shows one profile of many. A button, an arrow key or a swipe leads to the next. */
export function Stepping({ back, title, steps, instead, announcement, isOutdated, children }: Props) {
  const frame = useRef<HTMLDivElement>(null)
  const hasNeighbour = (by: -1 | 1) => Boolean(by < 0 ? steps?.previous : steps?.next)
  const step = (by: -1 | 1) => {
    if (hasNeighbour(by)) steps?.onStep(by)
  }
  useArrowKeys(step)
  useSwipe(frame, { hasNeighbour, onSwipe: step })
  useArrival(frame, steps?.at ?? 0)
  return (
    <div className={styles.stepping}>
      <StepBar back={back} title={title} steps={steps} instead={instead} />
      <p className="visually-hidden" aria-live="polite">
        {announcement}
      </p>
      <div ref={frame} className={classNames(styles.frame, isOutdated && styles.outdated)} inert={isOutdated}>
        {children}
      </div>
    </div>
  )
}
