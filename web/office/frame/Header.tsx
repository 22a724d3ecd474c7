import { IconMenu2, IconX } from '@tabler/icons-react'
import type { AnswerOf } from '#contract/endpoint.ts'
import type { officeMe } from '#contract/office/access.ts'
import { call } from '#web/api/client.ts'
import { officeClient, staffQuery, toastOfficeFailure } from '#web/office/queries.ts'
import { officeWords } from '#web/office/words.ts'
import { LanguageSwitch } from '#web/shell/LanguageSwitch.tsx'
import { Button } from '#web/ui/Button.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { Icon } from '#web/ui/Icon.tsx'
import { Link } from '#web/ui/Link.tsx'
import { useLanguage } from '#web/ui/language.ts'
import { useBusy } from '#web/ui/use-busy.ts'
import styles from './Header.module.css'

export type LoggedIn = AnswerOf<typeof officeMe>

interface Props {
  staff: LoggedIn | null
  /** What the button of the navigation opens, where one is logged in. */
  menu: { id: string; isOpen: boolean; toggle: () => void } | null
}

export function Header({ staff, menu }: Props) {
  const say = officeWords(useLanguage())
  const [busy, run] = useBusy()
  const logOut = () =>
    run(async () => {
      try {
        await call('POST /office/logout', {})
        officeClient.setQueryData(staffQuery.queryKey, null)
        // Nothing that was read in the session stays in memory for whoever sits down next. The query of who is logged in
        // stays itself: the shell would not hear of a new one.
        const [staffKey] = staffQuery.queryKey
        officeClient.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== staffKey })
      } catch (error) {
        toastOfficeFailure(error)
      }
    })
  return (
    <header className={styles.header}>
      <div className={classNames('wrap', styles.bar)}>
        <Link href="/office" className={styles.name}>
          {say.office}
        </Link>
        {menu ? (
          <Button
            kind="quiet"
            className={styles.menu}
            aria-expanded={menu.isOpen}
            aria-controls={menu.id}
            onClick={menu.toggle}
          >
            <Icon of={menu.isOpen ? IconX : IconMenu2} />
            {say.menu}
          </Button>
        ) : null}
        <div className={styles.end}>
          {staff ? (
            <span>
              {staff.name} · {staff.role}
            </span>
          ) : null}
          <LanguageSwitch />
          {staff ? (
            <Button kind="quiet" small busy={busy} onClick={logOut}>
              {say.logOut}
            </Button>
          ) : null}
        </div>
      </div>
    </header>
  )
}
