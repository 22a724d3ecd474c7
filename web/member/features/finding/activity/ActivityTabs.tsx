import { memberWords } from '#web/member/words.ts'
import { useLanguage } from '#web/ui/language.ts'
import { TabLinks } from '#web/ui/TabLinks.tsx'
import styles from './ActivityTabs.module.css'
import { type ActivityCounts, activityGroups, activityTabOf, activityTabsOf } from './activity-tabs.ts'
import { activityWords } from './words.ts'

interface Props {
  /** The address of the tab that is open. */
  current: string
  counts: ActivityCounts | undefined
}

/** The tabs with their counts: what came, what was sent, and what is kept. */
export function ActivityTabs({ current, counts }: Props) {
  const language = useLanguage()
  const t = activityWords(language)
  const words = memberWords(language)
  return (
    <div className={styles.groups}>
      {activityGroups.map(group => (
        <div key={group}>
          <p aria-hidden="true">{t[group]}</p>
          <TabLinks
            className={styles.tabs}
            label={t[group]}
            current={current}
            links={activityTabsOf(group).map(tab => {
              const { href, count } = activityTabOf(tab)
              return { href, label: words[tab], count: counts?.[count] }
            })}
          />
        </div>
      ))}
    </div>
  )
}
