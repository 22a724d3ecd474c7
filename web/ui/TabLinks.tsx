import { useRef } from 'react'
import { classNames } from './class-names.ts'
import { Link } from './Link.tsx'
import { useLanguage } from './language.ts'
import styles from './Tabs.module.css'
import { useTabInSight } from './use-tab-in-sight.ts'
import { withCount } from './with-count.ts'

interface Props {
  label: string
  links: readonly { href: string; label: string; count?: number | undefined }[]
  /** The address of the screen that is open. */
  current: string
  className?: string | undefined
}

/** Links between related screens, drawn like tabs. */
export function TabLinks({ label, links, current, className }: Props) {
  const bar = useRef<HTMLElement>(null)
  const language = useLanguage()
  const labels = links.map(link => withCount(language, link.label, link.count))
  useTabInSight(bar, current, labels)
  return (
    <nav className={classNames(styles.tabs, className)} aria-label={label} ref={bar}>
      {links.map((link, at) => (
        <Link key={link.href} href={link.href} aria-current={link.href === current ? 'page' : undefined}>
          {labels[at]}
        </Link>
      ))}
    </nav>
  )
}
