import { useQuery } from '@tanstack/react-query'
import { hasScreen } from '#domain/screens.ts'
import { activityCountQuery } from '#web/api/queries.ts'
import { BookmarkIcon, ContactBookIcon, MailHeartIcon, SendIcon } from '#web/ui/icons.tsx'
import { Link } from '#web/ui/Link.tsx'
import { useLanguage } from '#web/ui/language.ts'
import { dashboardWords } from './words.ts'
import './ActivityTiles.css'

const tiles = [
  { href: '/shortlisted', word: 'shortlisted', count: 'shortlisted_count', icon: BookmarkIcon },
  { href: '/intrest-sent', word: 'interestSent', count: 'intrest_sent_count', icon: SendIcon },
  { href: '/intrest-recieved', word: 'interestReceived', count: 'intrest_recieved_count', icon: MailHeartIcon },
  { href: '/contacts-viewed', word: 'viewedContacts', count: 'viewed_contact_count', icon: ContactBookIcon },
] as const

/** What the member has done so far, each count with a link. A count that could not be read is left out. */
export function ActivityTiles() {
  const say = dashboardWords(useLanguage())
  const { data: counts } = useQuery(activityCountQuery)
  return (
    <ul className="tiles">
      {tiles.map(({ href, word, count, icon: Icon }) => {
        const inside = (
          <>
            <Icon />
            <span>{say[word]}</span>
            <b className="num">{counts?.[count] ?? ''}</b>
          </>
        )
        return (
          <li key={href}>
            {hasScreen(href) ? (
              <Link className="tile" href={href}>
                {inside}
              </Link>
            ) : (
              <div className="tile">{inside}</div>
            )}
          </li>
        )
      })}
    </ul>
  )
}
