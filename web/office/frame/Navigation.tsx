import { useQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import { digits } from '#domain/words/digits.ts'
import { mayCall } from '#web/office/may.ts'
import type { LoggedIn } from '#web/office/queries.ts'
import { officeGroups, screensFor } from '#web/office/screens.ts'
import { todayQuery, waitingBehind } from '#web/office/today-query.ts'
import { officeWords } from '#web/office/words.ts'
import { abovePhone } from '#web/ui/breakpoints.ts'
import { Icon } from '#web/ui/Icon.tsx'
import { Link } from '#web/ui/Link.tsx'
import { useLanguage } from '#web/ui/language.ts'
import { useMedia } from '#web/ui/use-media.ts'
import styles from './Navigation.module.css'
import { OwnPart } from './OwnPart.tsx'

interface Props {
  id: string
  staff: LoggedIn
  path: string
  /** Whether the header's button has opened it. It is always open on a desk's screen. */
  isOpen: boolean
}

const isAt = (path: string, href: string) => path === href || (href !== '/office' && path.startsWith(`${href}/`))

/** How many items wait on the screen of a link. */
function Waiting({ count }: { count: number }) {
  const language = useLanguage()
  if (count === 0) return null
  const countText = digits(language, count > most ? `${most}+` : count)
  return (
    <span className={styles.count}>
      <span aria-hidden="true">{countText}</span>
      <span className="visually-hidden">{officeWords(language).waiting(countText)}</span>
    </span>
  )
}
const most = 999

/** Links to every screen that the login may open, in groups: beside the screen at a desk, below the header elsewhere. */
export function Navigation({ id, staff, path, isOpen }: Props) {
  const t = officeWords(useLanguage())
  const isWide = useMedia(abovePhone)
  const countsWaiting = mayCall(staff.role, { officeToday: 'staff' })
  const { data: today, refetch } = useQuery({ ...todayQuery, enabled: countsWaiting })
  const readAgain = useEffectEvent(() => {
    if (countsWaiting) void refetch()
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: navigating to another screen refreshes the counts
  useEffect(() => readAgain(), [path])
  const linksOf = (group: (typeof officeGroups)[number]) =>
    screensFor(staff.role, group).flatMap(({ path: href, title, icon }) =>
      icon ? (
        <li key={href}>
          <Link href={href} aria-current={isAt(path, href) ? 'page' : undefined}>
            <Icon of={icon} />
            {t[title] as string}
            <Waiting count={today ? waitingBehind(href, today) : 0} />
          </Link>
        </li>
      ) : (
        []
      ),
    )
  return (
    <nav id={id} className={styles.navigation} aria-label={t.main} data-open={isOpen}>
      {officeGroups.map(group => {
        const links = linksOf(group)
        return links.length > 0 ? (
          <div key={group} className={styles.group}>
            <p id={`${id}-${group}`}>{t[group]}</p>
            <ul aria-labelledby={`${id}-${group}`}>{links}</ul>
          </div>
        ) : null
      })}
      {isWide ? null : <OwnPart staff={staff} className={styles.own} />}
    </nav>
  )
}
