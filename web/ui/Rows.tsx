import { IconChevronRight, type TablerIcon } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { Card } from './Card.tsx'
import { Icon } from './Icon.tsx'
import { Link } from './Link.tsx'
import styles from './Rows.module.css'

export interface Row {
  label: ReactNode
  /** How it stands now, below the label. */
  state?: string | undefined
  /** It is open beside the rows. */
  isCurrent?: boolean
  icon?: TablerIcon
  lang?: string
  /** Either a link or an action. */
  href?: string
  onSelect?: () => void
}

/** Rows on one card, each of which leads somewhere or does something. */
export const Rows = ({ rows, className = '' }: { rows: readonly Row[]; className?: string | undefined }) => (
  <Card as="ul" className={`${styles.rows} ${className}`}>
    {rows.map(({ label, state, isCurrent, icon, lang, href, onSelect }, at) => {
      const inside = (
        <>
          {icon ? <Icon of={icon} /> : null}
          <span>
            {label} {state ? <small className="numeric">{state}</small> : null}
          </span>
          <Icon of={IconChevronRight} />
        </>
      )
      return (
        <li key={href ?? at} lang={lang}>
          {href ? (
            <Link href={href} onClick={onSelect} aria-current={isCurrent ? 'page' : undefined}>
              {inside}
            </Link>
          ) : (
            <button type="button" onClick={onSelect}>
              {inside}
            </button>
          )}
        </li>
      )
    })}
  </Card>
)
