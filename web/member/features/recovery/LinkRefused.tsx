import { useState } from 'react'
import { lazyDialog } from '#web/api/lazy-part.tsx'
import { hasToken } from '#web/session/session.ts'
import { Button, ButtonLink } from '#web/ui/Button.tsx'
import { EmptyState } from '#web/ui/EmptyState.tsx'
import { useLanguage } from '#web/ui/language.ts'
import { passwordWords } from './words.ts'

const AccessDialogs = lazyDialog(() => import('#web/access/AccessDialogs.tsx'))

export function LinkRefused({ message }: { message: string }) {
  const t = passwordWords(useLanguage())
  const [isAsking, setIsAsking] = useState(false)
  return (
    <>
      <EmptyState role="alert">
        <h1>{t.refused}</h1>
        <p>{message}</p>
        {hasToken() ? null : (
          // Recovery is for members who are logged out. With a session a code would verify a contact instead.
          <Button kind="primary" onClick={() => setIsAsking(true)}>
            {t.newCode}
          </Button>
        )}
        <ButtonLink href="/home">{t.home}</ButtonLink>
      </EmptyState>
      {isAsking ? <AccessDialogs opened="forgot" onClose={() => setIsAsking(false)} /> : null}
    </>
  )
}
