import { useLocation } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useEffect, useId, useRef, useState } from 'react'
import type { LoggedIn } from '#web/office/queries.ts'
import { officeWords } from '#web/office/words.ts'
import { SkipLink } from '#web/shell/SkipLink.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { LinkContext } from '#web/ui/Link.tsx'
import { useLanguage } from '#web/ui/language.ts'
import { Toaster } from '#web/ui/Toasts.tsx'
import { officeLink } from '../parts/OfficeLink.tsx'
import { CopyLine } from './CopyLine.tsx'
import styles from './Frame.module.css'
import { Header } from './Header.tsx'
import { Navigation } from './Navigation.tsx'

/** The frame of every page of the office: header, navigation, content and toasts. */
export function Frame({ staff, children }: { staff: LoggedIn | null; children: ReactNode }) {
  const t = officeWords(useLanguage())
  const path = useLocation({ select: location => location.pathname })
  const content = useRef<HTMLElement>(null)
  const lastPath = useRef(path)
  const navigation = useId()
  // The screen on which the menu was opened, so that navigating to another one closes it.
  const [openedOn, setOpenedOn] = useState<string | null>(null)
  const isOpen = openedOn === path
  useEffect(() => {
    // A screen reader announces a page load, but not a change of screen.
    if (lastPath.current !== path) content.current?.focus({ preventScroll: true })
    lastPath.current = path
  }, [path])
  return (
    <LinkContext value={officeLink}>
      <SkipLink>{t.skip}</SkipLink>
      <Header
        staff={staff}
        menu={staff && { id: navigation, isOpen, toggle: () => setOpenedOn(isOpen ? null : path) }}
      />
      {staff?.is_copy ? <CopyLine /> : null}
      <div className={styles.body}>
        {staff ? <Navigation id={navigation} staff={staff} path={path} isOpen={isOpen} /> : null}
        <main id="content" ref={content} className={classNames('wrap', styles.screen)} tabIndex={-1}>
          {children}
        </main>
      </div>
      <Toaster />
    </LinkContext>
  )
}
