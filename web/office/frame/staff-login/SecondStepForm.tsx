import { type FormEvent, useEffect } from 'react'
import type { AnswerOf } from '#contract/endpoint.ts'
import type { ErrorCode } from '#contract/errors.ts'
import type { officeLogin } from '#contract/office/staff-login.ts'
import { CallFailed, call } from '#web/api/client.ts'
import { hasPasskeys, signByPasskey } from '#web/api/passkey.ts'
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

/** The ticket, or the question that a passkey signs, is used up. */
const endsLogin: ReadonlySet<ErrorCode | null> = new Set(['otp_ended', 'passkey_ended', 'bad_passkey'])

export type SecondStep = Omit<AnswerOf<typeof officeLogin>, 'ticket' | 'next' | 'message'> & { ticket: string }

interface Props {
  asked: SecondStep
  onRestart: () => void
}

export function SecondStepForm({ asked: { ticket, passkey, takes_app_code }, onRestart }: Props) {
  const t = loginWords(useLanguage())
  const form = useOfficeForm({ code: '' })
  const { around } = form
  // The code field takes the focus; a screen reader then reads its label and hint.
  useEffect(() => around.current?.querySelector('input')?.focus(), [around])
  const enterBy = (step: () => Promise<unknown>) =>
    form.send(async () => {
      try {
        if ((await step()) === null) return
      } catch (error) {
        // This login accepts no further answer and starts again with the password.
        if (!(error instanceof CallFailed) || !endsLogin.has(error.code)) throw error
        toast.error(error.message)
        onRestart()
        return
      }
      await officeClient.invalidateQueries(staffQuery)
    })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    enterBy(() => call('POST /office/login/code', { ticket, code: form.values.code }))
  }
  const askPasskey = (question: NonNullable<SecondStep['passkey']>) =>
    enterBy(async () => {
      const signed = await signByPasskey(question, question)
      return signed && call('POST /office/login/passkey', { ticket, ...signed })
    })
  return (
    <Card as="form" className={styles.form} noValidate onSubmit={submit}>
      <h1>{t.codeTitle}</h1>
      {passkey && hasPasskeys() ? (
        <Button
          kind={takes_app_code ? 'secondary' : 'primary'}
          wide
          busy={form.busy}
          onClick={() => askPasskey(passkey)}
        >
          {t.byPasskey}
        </Button>
      ) : null}
      <FormFields form={form}>
        <Field
          label={takes_app_code ? t.code : t.recoveryCode}
          required
          hint={takes_app_code ? t.codeHelp : t.recoveryHelp}
          error={form.errors.code}
        >
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
