import type { AnswerOf } from '#contract/endpoint.ts'
import type { officeMe } from '#contract/office/access.ts'
import { toastOfficeFailure } from '#web/office/queries.ts'
import { screensFor } from '#web/office/screens.ts'
import { officeWords } from '#web/office/words.ts'
import { LanguageSwitch } from '#web/shell/LanguageSwitch.tsx'
import { Button } from '#web/ui/Button.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { Icon } from '#web/ui/Icon.tsx'
import { Link } from '#web/ui/Link.tsx'
import { useLanguage } from '#web/ui/language.ts'
import { useBusy } from '#web/ui/use-busy.ts'
import styles from './Header.module.css'
import { logOut } from './log-out.ts'

export type LoggedIn = AnswerOf<typeof officeMe>

interface Props {
  staff: LoggedIn | null
  path: string
}

export function Header({ staff, path }: Props) {
  const say = officeWords(useLanguage())
  const [busy, run] = useBusy()
  const leave = () => run(() => logOut().catch(toastOfficeFailure))
  return (
    <header className={styles.header}>
      <div className={classNames('wrap', styles.bar)}>
        <Link href="/office" className={styles.name}>
          {say.office}
        </Link>
        {staff ? (
          <nav className={styles.links} aria-label={say.main}>
            {screensFor(staff.role).map(({ path: href, title, icon }) =>
              icon ? (
                <Link key={href} href={href} aria-current={path.startsWith(href) ? 'page' : undefined}>
                  <Icon of={icon} />
                  {say[title] as string}
                </Link>
              ) : null,
            )}
          </nav>
        ) : null}
        <div className={styles.end}>
          {staff ? (
            <Link href="/office/account" aria-current={path === '/office/account' ? 'page' : undefined}>
              {staff.name} · {staff.role}
            </Link>
          ) : null}
          <LanguageSwitch />
          {staff ? (
            <Button kind="quiet" small busy={busy} onClick={leave}>
              {say.logOut}
            </Button>
          ) : null}
        </div>
      </div>
    </header>
  )
}
