import { IconMenu2, IconX } from '@tabler/icons-react'
import type { AnswerOf } from '#contract/endpoint.ts'
import type { officeMe } from '#contract/office/access.ts'
import { toastOfficeFailure } from '#web/office/queries.ts'
import { officeWords } from '#web/office/words.ts'
import { LanguageSwitch } from '#web/shell/LanguageSwitch.tsx'
import { Button } from '#web/ui/Button.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { Icon } from '#web/ui/Icon.tsx'
import { Link } from '#web/ui/Link.tsx'
import { useLanguage } from '#web/ui/language.ts'
import { useBusy } from '#web/ui/use-busy.ts'
import { FindBox } from './FindBox.tsx'
import styles from './Header.module.css'
import { logOut } from './log-out.ts'

export type LoggedIn = AnswerOf<typeof officeMe>

interface Props {
  staff: LoggedIn | null
  /** What the button of the navigation opens, where one is logged in. */
  menu: { id: string; isOpen: boolean; toggle: () => void } | null
}

export function Header({ staff, menu }: Props) {
  const say = officeWords(useLanguage())
  const [busy, run] = useBusy()
  const leave = () => run(() => logOut().catch(toastOfficeFailure))
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
        {staff ? <FindBox /> : null}
        <div className={styles.end}>
          {staff ? (
            <Link href="/office/account">
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
