import { useMutation } from '@tanstack/react-query'
import { useEffect } from 'react'
import { CallFailed, call } from '#web/api/client.ts'
import { wordFailure } from '#web/api/failures.ts'
import { forgetPassword, tellFailure } from '#web/session/session.ts'
import { Button } from '#web/ui/Button.tsx'
import { Card } from '#web/ui/Card.tsx'
import { Eyebrow } from '#web/ui/Eyebrow.tsx'
import { useLanguage } from '#web/ui/language.ts'
import { Motif } from '#web/ui/Motif.tsx'
import { toast } from '#web/ui/Toasts.tsx'
import { LinkRefused } from './LinkRefused.tsx'
import styles from './NewPasswordForm.module.css'
import { passwordWords } from './words.ts'

/** Locks the account at the press of a button, because a mail scanner that only opens the link must change nothing. */
export function FreezeAccount({ token }: { token: string }) {
  const language = useLanguage()
  const t = passwordWords(language)
  useEffect(() => history.replaceState(history.state, '', location.pathname), [])
  const freeze = useMutation({
    mutationFn: () => call('POST /freeze/account', { token }),
    onSuccess: ({ message }) => {
      forgetPassword()
      toast.afterNavigation('success', message)
      location.replace('/home')
    },
    onError: tellFailure,
  })
  if (freeze.error instanceof CallFailed && freeze.error.code === 'bad_token')
    return <LinkRefused message={wordFailure(language, freeze.error)} />
  return (
    <Card as="section" className={styles.card}>
      <Motif band />
      <form
        onSubmit={event => {
          event.preventDefault()
          freeze.mutate()
        }}
      >
        <div>
          <Eyebrow above={t.freezeTitle}>सुरक्षा</Eyebrow>
          <h1>{t.freezeTitle}</h1>
        </div>
        <p>{t.freezeHint}</p>
        <Button kind="primary" type="submit" wide busy={freeze.isPending || freeze.isSuccess}>
          {t.freeze}
        </Button>
      </form>
    </Card>
  )
}
