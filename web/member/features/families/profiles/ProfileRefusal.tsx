import { useCanGoBack, useNavigate, useRouter } from '@tanstack/react-router'
import { useState } from 'react'
import { CallFailed } from '#web/api/client.ts'
import { Failure } from '#web/member/parts/Failure.tsx'
import { memberWords } from '#web/member/words.ts'
import { Button, ButtonLink } from '#web/ui/Button.tsx'
import { Dialog } from '#web/ui/Dialog.tsx'
import { EmptyState } from '#web/ui/EmptyState.tsx'
import { useLanguage } from '#web/ui/language.ts'
import { refusalReason } from './profile-link.ts'
import { profileWords } from './words.ts'

/** Drawn in place of a profile, with the reason that the server gave. */
export function ProfileRefusal({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const t = profileWords(useLanguage())
  switch (refusalReason(error)) {
    case 'sameGender': {
      const message = error instanceof CallFailed ? error.message : ''
      return <Denied title={message || t.sameGender} help={t.sameGenderHelp} />
    }
    case 'invalidLink':
      return <InvalidLink />
    case 'notFound':
      return <ProfileNotFound />
    case 'failed':
      return <Failure error={error} onRetry={onRetry} />
  }
}

export function InvalidLink() {
  const t = profileWords(useLanguage())
  return <Denied title={t.invalidLink} help={t.invalidLinkHelp} />
}

export function ProfileNotFound() {
  const language = useLanguage()
  const t = profileWords(language)
  return (
    <EmptyState>
      <h1>{t.notFound}</h1>
      <p>{t.notFoundHelp}</p>
      <ButtonLink href="/dashboard">{memberWords(language).toDashboard}</ButtonLink>
    </EmptyState>
  )
}

/** Closing the dialog leaves this page, which has nothing to show, for the page before or the dashboard. */
function Denied({ title, help }: { title: string; help: string }) {
  const { ok } = memberWords(useLanguage())
  const { history } = useRouter()
  const canGoBack = useCanGoBack()
  const navigate = useNavigate()
  const [isLeaving, setIsLeaving] = useState(false)
  const leave = () => {
    // Otherwise the step back would only close the dialog.
    setIsLeaving(true)
    if (canGoBack) history.back()
    else void navigate({ to: '/dashboard', replace: true })
  }
  return (
    <>
      <EmptyState>
        <h1>{title}</h1>
      </EmptyState>
      {isLeaving ? null : (
        <Dialog
          title={title}
          onClose={leave}
          footer={
            <Button kind="primary" onClick={leave}>
              {ok}
            </Button>
          }
        >
          <p>{help}</p>
        </Dialog>
      )}
    </>
  )
}
