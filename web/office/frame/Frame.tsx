import { useLocation } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useEffect, useRef } from 'react'
import { officeWords } from '#web/office/words.ts'
import { classNames } from '#web/ui/class-names.ts'
import { LinkContext } from '#web/ui/Link.tsx'
import { useLanguage } from '#web/ui/language.ts'
import { Toaster } from '#web/ui/Toasts.tsx'
import styles from './Frame.module.css'
import { Header, type LoggedIn } from './Header.tsx'
import { officeLink } from './OfficeLink.tsx'

/** Header, content and messages: what every page of the office consists of. */
export function Frame({ staff, children }: { staff: LoggedIn | null; children: ReactNode }) {
  const say = officeWords(useLanguage())
  const path = useLocation({ select: location => location.pathname })
  const content = useRef<HTMLElement>(null)
  const lastPath = useRef(path)
  useEffect(() => {
    // A page load reads the new page aloud by itself, a change of screen does not.
    if (lastPath.current !== path) content.current?.focus({ preventScroll: true })
    lastPath.current = path
  }, [path])
  return (
    <LinkContext value={officeLink}>
      <a className={styles.skip} href="#content">
        {say.skip}
      </a>
      <Header staff={staff} path={path} />
      <main id="content" ref={content} className={classNames('wrap', styles.screen)} tabIndex={-1}>
        {children}
      </main>
      <Toaster />
    </LinkContext>
  )
}
