import type { ReactNode } from 'react'
import { useLanguage } from '#web/ui/language.ts'
import styles from './ActivityFoot.module.css'
import { datesOf, doneBy } from './activity-row.ts'
import type { ActivityTabName } from './activity-tabs.ts'
import type { ActivityRow } from './wire.ts'
import { activityWords } from './words.ts'

interface Props {
  tab: ActivityTabName
  row: ActivityRow
  /** What the family says of a contact that it opened. */
  outcome?: ReactNode
  /** The buttons of the card. */
  children: ReactNode
}

/** The foot of a card: what happened when, and what can be done next. */
export function ActivityFoot({ tab, row, outcome, children }: Props) {
  const language = useLanguage()
  const done = doneBy(tab, row, language)
  const isAgreed = tab === 'interestSent' && row.interest?.status === 'ACCEPTED' && row.user.waits_for_candidate === 0
  return (
    <>
      <div className={styles.dates}>
        {datesOf(tab, row, language).map(date => (
          <p key={date} className="numeric">
            {date}
          </p>
        ))}
        {done ? <p>{done}</p> : null}
        {outcome}
        {isAgreed ? <p className={styles.next}>{activityWords(language).contactThem}</p> : null}
      </div>
      {children}
    </>
  )
}
