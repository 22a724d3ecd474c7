import { classNames } from './class-names.ts'
import styles from './InitialFace.module.css'

/** A drawn face with a letter, for somebody of whom there is no photo. Their name stands beside it. */
export const InitialFace = ({ letter, className }: { letter: string; className?: string | undefined }) => (
  <span aria-hidden="true" className={classNames(styles.initial, className)}>
    {letter}
  </span>
)
