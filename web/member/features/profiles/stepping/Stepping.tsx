import { type ReactNode, useRef } from 'react'
import { StepBar, type Steps } from './StepBar.tsx'
import { useArrival } from './use-arrival.ts'
import { useArrowKeys } from './use-arrow-keys.ts'
import { useSwipe } from './use-swipe.ts'
import './Stepping.css'

interface Props {
  back: ReactNode
  title: string
  steps: Steps | null
  instead?: ReactNode
  /** Who is shown now, for those who cannot see it change. */
  said: string
  /** What stands here is still the one before. */
  turning: boolean
  children: ReactNode
}

/** One profile of many: the way to the next by a button, an arrow key or a finger drawn across. */
export function Stepping({ back, title, steps, instead, said, turning, children }: Props) {
  const frame = useRef<HTMLDivElement>(null)
  const comes = (by: -1 | 1) => Boolean(by < 0 ? steps?.previous : steps?.next)
  const step = (by: -1 | 1) => {
    if (comes(by)) steps?.onStep(by)
  }
  useArrowKeys(step)
  useSwipe(frame, { comes, onSwipe: step })
  useArrival(frame, steps?.at ?? 0)
  return (
    <div className="stepping">
      <StepBar back={back} title={title} steps={steps} instead={instead} />
      <p className="sr" aria-live="polite">
        {said}
      </p>
      <div ref={frame} className={turning ? 'step-frame still-before' : 'step-frame'} inert={turning}>
        {children}
      </div>
    </div>
  )
}
