import { type ReactNode, useId } from 'react'
import { digits } from '#domain/words/digits.ts'
import styles from './CountBadge.module.css'
import { useLanguage } from './language.ts'

interface Props {
  count: number
  /** Words the count, like "3 unread"; read aloud when it changes. */
  words: (count: number) => string
  /** Draws the link or button and takes the id that describes it. */
  children: (describedBy: string) => ReactNode
}

const most = 99

/** A live count at the corner of a link or button. Nothing is drawn for none. */
export function CountBadge({ count, words, children }: Props) {
  const language = useLanguage()
  const id = useId()
  return (
    <span className={styles.place}>
      {children(id)}
      {count > 0 ? (
        <span className={styles.count} aria-hidden="true">
          {digits(language, count > most ? `${most}+` : count)}
        </span>
      ) : null}
      {/* The region stays while it is empty, or its first words would not be read aloud. */}
      <output id={id} className="visually-hidden">
        {count > 0 ? words(count) : ''}
      </output>
    </span>
  )
}
