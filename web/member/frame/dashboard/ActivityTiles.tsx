import { useQuery } from '@tanstack/react-query'
import { digits } from '#domain/words/digits.ts'
import { activityCountQuery } from '#web/session/queries.ts'
import { Link } from '#web/ui/Link.tsx'
import { useLanguage } from '#web/ui/language.ts'
import styles from './ActivityTiles.module.css'
import { dashboardWords } from './words.ts'

const tiles = [
  { href: '/shortlisted', word: 'shortlisted', count: 'shortlisted_count' },
  { href: '/intrest-sent', word: 'interestSent', count: 'intrest_sent_count' },
  { href: '/intrest-recieved', word: 'interestReceived', count: 'intrest_recieved_count' },
  { href: '/contacts-viewed', word: 'viewedContacts', count: 'viewed_contact_count' },
] as const

/** The counts of the member's activity, each with a link. A count that fails to load is left out. */
export function ActivityTiles() {
  const language = useLanguage()
  const t = dashboardWords(language)
  const { data: counts } = useQuery(activityCountQuery)
  return (
    <ul className={styles.tiles}>
      {tiles.map(({ href, word, count }) => (
        <li key={href}>
          <Link className={styles.tile} href={href}>
            <b className="numeric">{counts ? digits(language, counts[count]) : ''}</b>
            <span>{t[word]}</span>
          </Link>
        </li>
      ))}
    </ul>
  )
}
