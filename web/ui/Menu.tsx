import type { TablerIcon } from '@tabler/icons-react'
import { type ReactNode, useId, useRef, useState } from 'react'
import { Icon } from './Icon.tsx'
import { IconButton } from './IconButton.tsx'
import { Link } from './Link.tsx'
import styles from './Menu.module.css'
import { MenuPanel } from './MenuPanel.tsx'
import { useMenuKeys } from './use-menu-keys.ts'

export interface MenuItem {
  label: string
  icon: TablerIcon
  lang?: string
  /** Either a link or an action. */
  href?: string
  onSelect?: () => void
  /** An item that only informs about an earlier action and cannot be chosen. */
  isDone?: boolean
}

interface Props {
  label: string
  face: ReactNode
  /** Content above the items that is not an item itself. */
  heading?: ReactNode
  items: readonly MenuItem[]
  current: string
}

/** A button that opens a menu: arrows move within it, Escape and a press elsewhere close it. */
export function Menu({ label, face, heading, items, current }: Props) {
  const id = useId()
  const button = useRef<HTMLButtonElement>(null)
  const menu = useRef<HTMLDivElement>(null)
  const [open, setOpen] = useState(false)
  const keys = useMenuKeys({ button, menu, open, setOpen })

  const choose = (item: MenuItem) => {
    // The focus moves to the button first, because a dialog that opens next returns the focus to where it was.
    button.current?.focus()
    setOpen(false)
    item.onSelect?.()
  }

  return (
    <div className={styles.place}>
      <IconButton
        ref={button}
        aria-label={label}
        aria-haspopup="menu"
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        onClick={() => setOpen(!open)}
        onKeyDown={keys.onButtonKey}
      >
        {face}
      </IconButton>
      {open ? (
        <MenuPanel button={button} className={styles.panel}>
          {heading}
          <div ref={menu} id={id} role="menu" aria-label={label} tabIndex={-1} onKeyDown={keys.onMenuKey}>
            {items.map(item =>
              item.href ? (
                <Link
                  key={item.label}
                  role="menuitem"
                  tabIndex={-1}
                  href={item.href}
                  lang={item.lang}
                  aria-current={item.href === current ? 'page' : undefined}
                  onClick={() => choose(item)}
                >
                  <Icon of={item.icon} />
                  {item.label}
                </Link>
              ) : (
                <button
                  key={item.label}
                  type="button"
                  role="menuitem"
                  tabIndex={-1}
                  lang={item.lang}
                  className={item.isDone ? styles.done : undefined}
                  aria-disabled={item.isDone}
                  onClick={() => (item.isDone ? undefined : choose(item))}
                >
                  <Icon of={item.icon} />
                  {item.label}
                </button>
              ),
            )}
          </div>
        </MenuPanel>
      ) : null}
    </div>
  )
}
