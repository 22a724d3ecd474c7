import styles from './Progress.module.css'
import { steps } from './steps.ts'

/** Hidden from screen readers, because the head of the dialog says the same in words. */
export const Progress = ({ at }: { at: number }) => (
  <div className={styles.steps} aria-hidden="true">
    {steps.map(({ name }, place) => (
      <i key={name} className={place <= at ? styles.done : undefined} />
    ))}
  </div>
)
