import { type FormEvent, useEffect } from 'react'
import { CallFailed, call } from '#web/api/client.ts'
import { FormFields } from '#web/office/parts/FormFields.tsx'
import { useOfficeForm } from '#web/office/parts/use-office-form.ts'
import { officeClient, staffQuery } from '#web/office/queries.ts'
import { Button } from '#web/ui/Button.tsx'
import { Card } from '#web/ui/Card.tsx'
import { Field } from '#web/ui/Field.tsx'
import { useLanguage } from '#web/ui/language.ts'
import { toast } from '#web/ui/Toasts.tsx'
import { CodeInput } from './CodeInput.tsx'
import styles from './Login.module.css'
import { loginWords } from './words.ts'

export function AppCodeForm({ ticket, onRestart }: { ticket: string; onRestart: () => void }) {
  const t = loginWords(useLanguage())
  const form = useOfficeForm({ code: '' })
  const { around } = form
  // The code field takes the focus; a screen reader then reads its label and hint.
  useEffect(() => around.current?.querySelector('input')?.focus(), [around])
  const submit = (event: FormEvent) => {
    event.preventDefault()
    form.send(async () => {
      try {
        await call('POST /office/login/code', { ticket, code: form.values.code })
      } catch (error) {
        // This login accepts no further code and starts again with the password.
        if (!(error instanceof CallFailed) || error.code !== 'otp_ended') throw error
        toast.error(error.message)
        onRestart()
        return
      }
      await officeClient.invalidateQueries(staffQuery)
    })
  }
  return (
    <Card as="form" className={styles.form} noValidate onSubmit={submit}>
      <h1>{t.codeTitle}</h1>
      <FormFields form={form}>
        <Field label={t.code} required hint={t.codeHelp} error={form.errors.code}>
          <CodeInput orRecovery {...form.control('code')} />
        </Field>
      </FormFields>
      <Button kind="primary" type="submit" wide busy={form.busy}>
        {t.confirm}
      </Button>
      <Button kind="quiet" onClick={onRestart}>
        {t.startAgain}
      </Button>
    </Card>
  )
}
