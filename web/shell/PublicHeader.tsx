import { IconMenu2, IconX } from '@tabler/icons-react'
import { useEffect, useRef } from 'react'
import { Icon } from '#web/ui/Icon.tsx'
import { Logo } from '#web/ui/Logo.tsx'
import { useLanguage } from '#web/ui/language.ts'
import { Motif } from '#web/ui/Motif.tsx'
import { LanguageSwitch } from './LanguageSwitch.tsx'
import { publicWords } from './public-words.ts'
import './public-header.css'

interface PublicHeaderProps {
  path: string
  onOpen: (dialog: 'login' | 'register') => void
}

/** The menu works without scripts; this adds closing by Escape and by a press elsewhere. */
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
  const say = publicWords(useLanguage())
  const menu = useClosingMenu()
  const open = (dialog: 'login' | 'register') => () => {
    menu.current?.removeAttribute('open')
    onOpen(dialog)
  }
  const links = (
    [
      ['/home', say.home],
      ['/our-procedure', say.procedure],
      ['/success-stories', say.stories],
      ['/contact', say.contactUs],
    ] as const
  ).map(([href, word]) => (
    <a key={href} href={href} aria-current={path === href ? 'page' : undefined}>
      {word}
    </a>
  ))
  return (
    <header className="top outer">
      <div className="wrap">
        <Logo href="/home" />
        <nav className="nav" aria-label={say.mainMenu}>
          {links}
        </nav>
        <div className="row end">
          <LanguageSwitch />
          <button type="button" className="btn qui sm" data-open="login" onClick={open('login')}>
            {say.login}
          </button>
          <button type="button" className="btn pri sm register" data-open="register" onClick={open('register')}>
            {say.register}
          </button>
          <details className="site-menu" ref={menu}>
            <summary className="iconbtn" aria-label={say.menu}>
              <Icon of={IconMenu2} className="closed" />
              <Icon of={IconX} className="opened" />
            </summary>
            <div className="sheet card">
              <nav aria-label={say.menu}>{links}</nav>
              <button type="button" className="btn pri wide" data-open="register" onClick={open('register')}>
                {say.register}
              </button>
              <LanguageSwitch />
            </div>
          </details>
        </div>
      </div>
      <Motif />
    </header>
  )
}
