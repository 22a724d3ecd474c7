import { NewPasswordFields } from '#web/access/NewPasswordFields.tsx'
import { CallFailed, call } from '#web/api/client.ts'
import { wordFailure } from '#web/api/failures.ts'
import { forgetPassword } from '#web/session/session.ts'
import { useMemberForm } from '#web/session/use-member-form.ts'
import { Button } from '#web/ui/Button.tsx'
import { Card } from '#web/ui/Card.tsx'
import { Eyebrow } from '#web/ui/Eyebrow.tsx'
import { useLanguage } from '#web/ui/language.ts'
import { Motif } from '#web/ui/Motif.tsx'
import { toast } from '#web/ui/Toasts.tsx'
import { dropLinkToken } from './link-token.ts'
import styles from './NewPasswordForm.module.css'
import { passwordErrors } from './rules.ts'
import { passwordWords } from './words.ts'

interface Props {
  token: string
  /** Called when the link expires while the page is open. */
  onRefused: (message: string) => void
}

export function NewPasswordForm({ token, onRefused }: Props) {
  const language = useLanguage()
  const t = passwordWords(language)
  const form = useMemberForm({ password: '', confirm_password: '' }, passwordErrors)
  const save = form.submit(async () => {
    try {
      const { message } = await call('PUT /set/password', { token, ...form.values })
      dropLinkToken()
      forgetPassword()
      toast.afterNavigation('success', message)
      location.replace('/home')
    } catch (error) {
      if (!(error instanceof CallFailed && error.code === 'bad_token')) throw error
      onRefused(wordFailure(language, error))
    }
  })
  return (
    <Card as="section" className={styles.card}>
      <Motif band />
      <form noValidate onSubmit={save}>
        <div>
          <Eyebrow above={t.title}>नवीन पासवर्ड</Eyebrow>
          <h1>{t.title}</h1>
        </div>
        <div className="stack-4" ref={form.around}>
          <NewPasswordFields
            words={t}
            values={form.values}
            errors={form.errors}
            onType={name => form.control(name).onChange}
          />
        </div>
        <Button kind="primary" type="submit" wide busy={form.busy}>
          {t.save}
        </Button>
      </form>
    </Card>
  )
}
