import { steps } from './steps.ts'

/** For the eye; the head of the dialog says it in words. */
export const Progress = ({ at }: { at: number }) => (
  <div className="steps" aria-hidden="true">
    {steps.map(({ name }, place) => (
      <i key={name} className={place <= at ? 'done' : undefined} />
    ))}
  </div>
)
