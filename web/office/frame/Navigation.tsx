import { type OfficeGroup, officeGroups, screensFor } from '#web/office/screens.ts'
import { officeWords } from '#web/office/words.ts'
import { abovePhone } from '#web/ui/breakpoints.ts'
import { Icon } from '#web/ui/Icon.tsx'
import { Link } from '#web/ui/Link.tsx'
import { useLanguage } from '#web/ui/language.ts'
import { useMedia } from '#web/ui/use-media.ts'
import type { LoggedIn } from './Header.tsx'
import styles from './Navigation.module.css'
import { OwnPart } from './OwnPart.tsx'

interface Props {
  id: string
  staff: LoggedIn
  path: string
  /** Below the width of a desk the button in the header opens it. */
  isOpen: boolean
}

/** Every screen that the login may open, in groups: beside the screen at a desk, below the header elsewhere. */
export function Navigation({ id, staff, path, isOpen }: Props) {
  const say = officeWords(useLanguage())
  const isWide = useMedia(abovePhone)
  const screens = screensFor(staff.role)
  const linksOf = (group: OfficeGroup) =>
    screens.flatMap(({ path: href, title, icon, group: own }) =>
      icon && own === group ? (
        <li key={href}>
          <Link href={href} aria-current={path === href || path.startsWith(`${href}/`) ? 'page' : undefined}>
            <Icon of={icon} />
            {say[title] as string}
          </Link>
        </li>
      ) : (
        []
      ),
    )
  return (
    <nav id={id} className={styles.navigation} aria-label={say.main} data-open={isOpen}>
      {officeGroups.map(group => {
        const links = linksOf(group)
        return links.length > 0 ? (
          <div key={group} className={styles.group}>
            <p id={`${id}-${group}`}>{say[group]}</p>
            <ul aria-labelledby={`${id}-${group}`}>{links}</ul>
          </div>
        ) : null
      })}
      {isWide ? null : <OwnPart staff={staff} className={styles.own} />}
    </nav>
  )
}
