import type { ComponentProps } from 'react'
import styles from './TextButton.module.css'

/** A button within a sentence, drawn like a link. */
export const TextButton = (props: Omit<ComponentProps<'button'>, 'className'>) => (
  <button type="button" {...props} className={styles.text} />
)
