import { useQuery } from '@tanstack/react-query'
import { isActivityScreen } from '#domain/screens.ts'
import { meQuery, queryClient } from '#web/session/queries.ts'
import { rememberedAsPaid, rememberedGender } from '#web/session/session.ts'
import { hasPlan } from '#web/session/use-viewer.ts'
import { classNames } from '#web/ui/class-names.ts'
import { Icon } from '#web/ui/Icon.tsx'
import { Link } from '#web/ui/Link.tsx'
import { Logo } from '#web/ui/Logo.tsx'
import { useLanguage } from '#web/ui/language.ts'
import { Motif } from '#web/ui/Motif.tsx'
import { Bell } from './bell/Bell.tsx'
import header from './Header.module.css'
import { LanguageSwitch } from './LanguageSwitch.tsx'
import { headerLinks, tabBarLinks } from './links.ts'
import styles from './MemberHeader.module.css'
import { ProfileMenu } from './ProfileMenu.tsx'
import { shellWords } from './words.ts'

/** The header for everyone with a session, on member screens and public pages. A phone also gets the bar at the bottom. */
export default function MemberHeader({ path }: { path: string }) {
  const language = useLanguage()
  const t = shellWords(language)
  const { data: member } = useQuery(meQuery, queryClient)
  const gender = member?.gender ?? rememberedGender()
  const isPaid = member ? hasPlan(member) : rememberedAsPaid()
  // The link to My Activity is marked on all of its tabs.
  const place = isActivityScreen(path) ? '/recently-viewed' : path
  const current = (href: string) => (href === place ? ('page' as const) : undefined)
  return (
    <>
      <header className={header.header}>
        <div className={classNames('wrap', header.bar)}>
          <Logo href="/dashboard" />
          <nav className={header.navigation} aria-label={t.main}>
            {headerLinks(language, gender).map(link => (
              <Link key={link.href} href={link.href} aria-current={current(link.href)}>
                {link.label}
              </Link>
            ))}
          </nav>
          <div className={header.end}>
            <LanguageSwitch className={styles.language} />
            <Bell gender={gender} />
            <ProfileMenu member={member} gender={gender} path={place} />
          </div>
        </div>
        <Motif />
      </header>
      <nav className={styles.tabs} data-tab-bar aria-label={t.main}>
        {tabBarLinks(language, gender, isPaid).map(link => (
          <Link key={link.href} href={link.href} aria-current={current(link.href)}>
            <Icon of={link.icon} />
            {link.label}
          </Link>
        ))}
      </nav>
    </>
  )
}
