import { type ReactNode, useId } from 'react'
import { digits } from '#domain/words/digits.ts'
import styles from './CountBadge.module.css'
import { useLanguage } from './language.ts'

interface Props {
  count: number
  /** Words the count, like "3 unread", which is read aloud when it changes. */
  words: (count: number) => string
  /** Renders the link or button, given the id of its description. */
  children: (describedBy: string) => ReactNode
}

const most = 99

/** A count at the corner of what it is about, for the eye alone. A count of zero is not drawn. */
export function CountMark({ count, children }: { count: number; children: ReactNode }) {
  const language = useLanguage()
  return (
    <span className={styles.place}>
      {children}
      {count > 0 ? (
        <span className={styles.count} aria-hidden="true">
          {digits(language, count > most ? `${most}+` : count)}
        </span>
      ) : null}
    </span>
  )
}

/** A live count at the corner of a link or button. A count of zero is not drawn. */
export function CountBadge({ count, words, children }: Props) {
  const id = useId()
  return (
    <CountMark count={count}>
      {children(id)}
      {/* A live region must exist before its first words, or they are not read aloud. */}
      <output id={id} className="visually-hidden">
        {count > 0 ? words(count) : ''}
      </output>
    </CountMark>
  )
}
