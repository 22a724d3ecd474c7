import { useEffect, useRef } from 'react'
import { classNames } from './class-names.ts'
import { Link } from './Link.tsx'
import styles from './Tabs.module.css'

interface Props {
  label: string
  links: readonly { href: string; label: string }[]
  /** The address of the screen that is open. */
  current: string
  className?: string | undefined
}

/** Links between the screens of one place, drawn like tabs. */
export function TabLinks({ label, links, current, className }: Props) {
  const bar = useRef<HTMLElement>(null)
  const labels = links.map(link => link.label).join()
  // `scrollIntoView` would move the page as well.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another screen or wider counts move the open tab
  useEffect(() => {
    const tab = bar.current?.querySelector<HTMLElement>('[aria-current]')
    if (!bar.current || !tab) return
    bar.current.scrollLeft = tab.offsetLeft - (bar.current.clientWidth - tab.offsetWidth) / 2
  }, [current, labels])
  return (
    <nav className={classNames(styles.tabs, className)} aria-label={label} ref={bar}>
      {links.map(link => (
        <Link key={link.href} href={link.href} aria-current={link.href === current ? 'page' : undefined}>
          {link.label}
        </Link>
      ))}
    </nav>
  )
}
