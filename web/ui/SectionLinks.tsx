import type { MouseEvent } from 'react'
import { classNames } from './class-names.ts'
import styles from './Tabs.module.css'

interface Props {
  label: string
  links: readonly { href: string; label: string }[]
  /** The index of the section being read. */
  current: number
  onFollow: (event: MouseEvent<HTMLAnchorElement>) => void
  className?: string | undefined
}

/** Links to the sections of one page, drawn like tabs. */
export const SectionLinks = ({ label, links, current, onFollow, className }: Props) => (
  <nav className={classNames(styles.tabs, className)} aria-label={label}>
    {links.map((link, at) => (
      <a key={link.href} href={link.href} aria-current={at === current ? 'true' : undefined} onClick={onFollow}>
        {link.label}
      </a>
    ))}
  </nav>
)
