import { useLocation } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { AcceptedSheet } from '#web/member/features/relations/actions/AcceptedSheet.tsx'
import { hasToken } from '#web/session/session.ts'
import { MemberFooter } from '#web/shell/MemberFooter.tsx'
import MemberHeader from '#web/shell/MemberHeader.tsx'
import { PlainHeader } from '#web/shell/PlainHeader.tsx'
import { PromoFooter } from '#web/shell/PromoFooter.tsx'
import { SkipLink } from '#web/shell/SkipLink.tsx'
import { shellWords } from '#web/shell/words.ts'
import { classNames } from '#web/ui/class-names.ts'
import { LinkContext } from '#web/ui/Link.tsx'
import { useLanguage } from '#web/ui/language.ts'
import { Toaster } from '#web/ui/Toasts.tsx'
import { routerLink } from '../parts/RouterLink.tsx'
import { ConsentQuestion } from './ConsentQuestion.tsx'
import styles from './Shell.module.css'
import { usePaymentReturn } from './use-payment-return.ts'

/** The header and footers around every screen. Without a session the plain ones are drawn. */
export function Shell({ children }: { children: ReactNode }) {
  const t = shellWords(useLanguage())
  const path = useLocation({ select: location => location.pathname })
  // A profile belongs to the list that it was opened from.
  const marked = useLocation({ select: ({ state }) => state.list?.path }) ?? path
  // A member who is not verified yet may read the outbox, and the member's header would log them out.
  // A candidate may answer, and somebody accept an invitation, in the browser where the family is logged in.
  const isForOthers = path.startsWith('/candidate') || path === '/family-invitation'
  const isMember = hasToken() && path !== '/outbox' && !isForOthers
  usePaymentReturn()
  return (
    <LinkContext value={routerLink}>
      <SkipLink>{t.skip}</SkipLink>
      {isMember ? <MemberHeader path={marked} /> : <PlainHeader />}
      <main id="content" className={classNames('wrap', styles.screen)} tabIndex={-1}>
        <AcceptedSheet>{children}</AcceptedSheet>
      </main>
      {isMember ? <ConsentQuestion path={path} /> : null}
      {isMember ? <PromoFooter path={path} /> : null}
      <MemberFooter />
      <Toaster />
    </LinkContext>
  )
}
