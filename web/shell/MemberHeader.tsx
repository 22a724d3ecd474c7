import { useQuery } from '@tanstack/react-query'
import { isActivityScreen, screenOf } from '#domain/screens.ts'
import { meQuery, queryClient } from '#web/session/queries.ts'
import { rememberedGender } from '#web/session/session.ts'
import { CountMark } from '#web/ui/CountBadge.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { Icon } from '#web/ui/Icon.tsx'
import { Link } from '#web/ui/Link.tsx'
import { Logo } from '#web/ui/Logo.tsx'
import { useLanguage } from '#web/ui/language.ts'
import { Motif } from '#web/ui/Motif.tsx'
import { Bell } from './bell/Bell.tsx'
import { useUnread } from './bell/use-unread.ts'
import { bellWords } from './bell/words.ts'
import header from './Header.module.css'
import { headerLinks, tabBarLinks } from './links.ts'
import styles from './MemberHeader.module.css'
import { ProfileMenu } from './ProfileMenu.tsx'
import { placeOf } from './places.ts'
import { shellWords } from './words.ts'

/**
 * The header for everyone with a session, on member screens and public pages. On a phone the bar at the bottom and the page 'Me'
 * take its place, and only public pages keep it.
 */
export default function MemberHeader({ path }: { path: string }) {
  const language = useLanguage()
  const t = shellWords(language)
  const { data: member } = useQuery(meQuery, queryClient)
  const unread = useUnread()
  const gender = member?.gender ?? rememberedGender()
  const place = placeOf(path)
  const links = headerLinks(language, gender)
  // The link to My Activity is marked on all of its tabs.
  const own = isActivityScreen(path) ? '/recently-viewed' : path
  const marked = links.some(link => link.href === own) ? own : place
  return (
    <>
      <header className={classNames(header.header, screenOf(path) && header.inner)}>
        <div className={classNames('wrap', header.bar)}>
          <Logo href="/dashboard" />
          <nav className={header.navigation} aria-label={t.main}>
            {links.map(link => (
              <Link key={link.href} href={link.href} aria-current={link.href === marked ? 'page' : undefined}>
                {link.label}
              </Link>
            ))}
          </nav>
          <div className={header.end}>
            <Bell gender={gender} />
            <ProfileMenu member={member} gender={gender} path={own} />
          </div>
        </div>
        <Motif />
      </header>
      <nav className={styles.tabs} data-tab-bar aria-label={t.main}>
        {tabBarLinks(language).map(link => (
          <Link key={link.href} href={link.href} aria-current={link.href === place ? 'page' : undefined}>
            <CountMark count={link.href === '/dashboard' ? unread : 0}>
              <Icon of={link.icon} />
            </CountMark>
            {link.label}
            {link.href === '/dashboard' && unread > 0 ? (
              <span className="visually-hidden">{bellWords(language).unread(unread)}</span>
            ) : null}
          </Link>
        ))}
      </nav>
    </>
  )
}
