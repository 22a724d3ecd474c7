import type { MouseEvent } from 'react'
import { type InterestStatus, interestStatuses } from '#contract/finding/summary.ts'
import { useLanguage } from '#web/ui/language.ts'
import { withCount } from '#web/ui/with-count.ts'
import { type ActivityCounts, type ActivityTabName, activityTabOf } from './activity-tabs.ts'
import styles from './StatusLinks.module.css'
import { activityWords } from './words.ts'

interface Props {
  tab: ActivityTabName
  current: InterestStatus
  counts: ActivityCounts | undefined
  hrefOf: (status: InterestStatus) => string
  onOpen: (status: InterestStatus) => void
}

/** Links to the interests of a tab by status. Draws nothing for a tab without statuses. */
export function StatusLinks({ tab, current, counts, hrefOf, onOpen }: Props) {
  const language = useLanguage()
  const t = activityWords(language)
  const { statusCounts } = activityTabOf(tab)
  if (!statusCounts) return null
  const open = (status: InterestStatus) => (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    onOpen(status)
  }
  return (
    <nav className={styles.statuses} aria-label={t.statuses}>
      {interestStatuses.map(status => (
        <a
          key={status}
          href={hrefOf(status)}
          aria-current={status === current ? 'page' : undefined}
          onClick={open(status)}
        >
          {withCount(language, t[status], counts?.[statusCounts[status]])}
        </a>
      ))}
    </nav>
  )
}
