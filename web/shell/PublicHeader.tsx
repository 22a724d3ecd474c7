import { IconMenu2, IconX } from '@tabler/icons-react'
import { useEffect, useRef } from 'react'
import { Button } from '#web/ui/Button.tsx'
import { Card } from '#web/ui/Card.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { Icon } from '#web/ui/Icon.tsx'
import { iconButtonClass } from '#web/ui/IconButton.tsx'
import { Logo } from '#web/ui/Logo.tsx'
import { useLanguage } from '#web/ui/language.ts'
import { Motif } from '#web/ui/Motif.tsx'
import header from './Header.module.css'
import { LanguageSwitch } from './LanguageSwitch.tsx'
import styles from './PublicHeader.module.css'
import { publicWords } from './public-words.ts'

interface PublicHeaderProps {
  path: string
  onOpen: (dialog: 'login' | 'register') => void
}

/** Closes the menu on Escape and on a press elsewhere. The rest of the menu works without scripts. */
function useClosingMenu() {
  const menu = useRef<HTMLDetailsElement>(null)
  useEffect(() => {
    const close = () => menu.current?.removeAttribute('open')
    const pressed = (event: PointerEvent) => {
      if (event.target instanceof Node && !menu.current?.contains(event.target)) close()
    }
    const typed = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || !menu.current?.open) return
      close()
      menu.current.querySelector('summary')?.focus()
    }
    document.addEventListener('pointerdown', pressed)
    document.addEventListener('keydown', typed)
    return () => {
      document.removeEventListener('pointerdown', pressed)
      document.removeEventListener('keydown', typed)
    }
  }, [])
  return menu
}

export function PublicHeader({ path, onOpen }: PublicHeaderProps) {
  const t = publicWords(useLanguage())
  const menu = useClosingMenu()
  const open = (dialog: 'login' | 'register') => () => {
    menu.current?.removeAttribute('open')
    onOpen(dialog)
  }
  const links = (
    [
      ['/home', t.home],
      ['/our-procedure', t.procedure],
      ['/success-stories', t.stories],
      ['/contact', t.contactUs],
    ] as const
  ).map(([href, word]) => (
    <a key={href} href={href} aria-current={path === href ? 'page' : undefined}>
      {word}
    </a>
  ))
  return (
    <header className={header.header}>
      <div className={classNames('wrap', header.bar)}>
        <Logo href="/home" />
        <nav className={classNames(header.navigation, styles.navigation)} aria-label={t.mainMenu}>
          {links}
        </nav>
        <div className={classNames(header.end, styles.end)}>
          <LanguageSwitch />
          <Button kind="quiet" small data-open="login" onClick={open('login')}>
            {t.login}
          </Button>
          <Button kind="primary" small className={styles.wider} data-open="register" onClick={open('register')}>
            {t.register}
          </Button>
          <details className={styles.menu} ref={menu}>
            <summary className={iconButtonClass()} aria-label={t.menu}>
              <Icon of={IconMenu2} className={styles['when-closed']} />
              <Icon of={IconX} className={styles['when-open']} />
            </summary>
            <Card className={styles.sheet}>
              <nav aria-label={t.menu}>{links}</nav>
              <Button kind="primary" wide data-open="register" onClick={open('register')}>
                {t.register}
              </Button>
            </Card>
          </details>
        </div>
      </div>
      <Motif />
    </header>
  )
}
