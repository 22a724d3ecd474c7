import { IconMenu2, IconX } from '@tabler/icons-react'
import { mayCall } from '#web/office/may.ts'
import type { LoggedIn } from '#web/office/queries.ts'
import { officeWords } from '#web/office/words.ts'
import { Button } from '#web/ui/Button.tsx'
import { abovePhone } from '#web/ui/breakpoints.ts'
import { classNames } from '#web/ui/class-names.ts'
import { Icon } from '#web/ui/Icon.tsx'
import { Link } from '#web/ui/Link.tsx'
import { useLanguage } from '#web/ui/language.ts'
import { useMedia } from '#web/ui/use-media.ts'
import { FindBox } from './FindBox.tsx'
import styles from './Header.module.css'
import { OwnPart } from './OwnPart.tsx'

interface Props {
  staff: LoggedIn | null
  /** The navigation that the menu button opens. Absent without a login. */
  menu: { id: string; isOpen: boolean; toggle: () => void } | null
}

/** A phone's header is one line with menu and search; account, language and log out move into the menu. */
export function Header({ staff, menu }: Props) {
  const t = officeWords(useLanguage())
  const isWide = useMedia(abovePhone)
  return (
    <header className={styles.header}>
      <div className={classNames('wrap', styles.bar)} data-staff={staff !== null}>
        <Link href="/office" className={styles.name}>
          {t.office}
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
            <span className={styles.word}>{t.menu}</span>
          </Button>
        ) : null}
        {staff && mayCall(staff.role, { searchMembers: 'staff' }) ? <FindBox /> : null}
        {staff && !isWide ? null : <OwnPart staff={staff} className={styles.end} />}
      </div>
    </header>
  )
}
