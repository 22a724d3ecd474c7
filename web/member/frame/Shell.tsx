import { useLocation } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { hasToken } from '#web/session/session.ts'
import { MemberFooter } from '#web/shell/MemberFooter.tsx'
import MemberHeader from '#web/shell/MemberHeader.tsx'
import { PlainHeader } from '#web/shell/PlainHeader.tsx'
import { PromoFooter } from '#web/shell/PromoFooter.tsx'
import { shellWords } from '#web/shell/words.ts'
import { LinkContext } from '#web/ui/Link.tsx'
import { useLanguage } from '#web/ui/language.ts'
import { Toaster } from '#web/ui/Toasts.tsx'
import { routerLink } from './RouterLink.tsx'
import './Shell.css'

/** Around every screen. With a session the member's frame; the few open screens stand in a plain one without. */
export function Shell({ children }: { children: ReactNode }) {
  const say = shellWords(useLanguage())
  const path = useLocation({ select: location => location.pathname })
  // The outbox is read by one who is not verified yet, and the member's header would send them away.
  const inside = hasToken() && path !== '/outbox'
  return (
    <LinkContext value={routerLink}>
      <a className="skip" href="#content">
        {say.skip}
      </a>
      {inside ? <MemberHeader path={path} /> : <PlainHeader />}
      <main id="content" className="wrap screen" tabIndex={-1}>
        {children}
      </main>
      {inside ? <PromoFooter /> : null}
      <MemberFooter home={inside ? '/dashboard' : '/home'} />
      <Toaster />
    </LinkContext>
  )
}
