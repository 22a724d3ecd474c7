import { useQuery } from '@tanstack/react-query'
import { memberWords } from '#web/member/words.ts'
import { activityCountQuery } from '#web/session/queries.ts'
import { useLanguage } from '#web/ui/language.ts'
import { Rows } from '#web/ui/Rows.tsx'
import { withCount } from '#web/ui/with-count.ts'
import { activityGroups, activityTabNames, activityTabOf } from './activity-tabs.ts'
import styles from './MyListScreen.module.css'
import { activityWords } from './words.ts'

/** The tabs of My Activity with their counts, each one press away: what came, what was sent, and what is kept. */
export default function MyListScreen() {
  const language = useLanguage()
  const t = activityWords(language)
  const words = memberWords(language)
  const { data: counts } = useQuery(activityCountQuery)
  return (
    <div className={styles.lists}>
      <h1>{words.myActivity}</h1>
      {activityGroups.map(group => (
        <section key={group} className="stack-2">
          <h2>{t[group]}</h2>
          <Rows
            rows={activityTabNames
              .filter(tab => activityTabOf(tab).group === group)
              .map(tab => {
                const { href, count } = activityTabOf(tab)
                return { href, label: withCount(language, words[tab], counts?.[count]) }
              })}
          />
        </section>
      ))}
    </div>
  )
}
