import { type FormEvent, useState } from 'react'
import type { AnswerOf } from '#contract/endpoint.ts'
import type { officeInvitation } from '#contract/office/staff-login.ts'
import { call } from '#web/api/client.ts'
import { FormFields } from '#web/office/parts/FormFields.tsx'
import { QrCode } from '#web/office/parts/QrCode.tsx'
import { RecoveryCodes } from '#web/office/parts/RecoveryCodes.tsx'
import { recoveryWords } from '#web/office/parts/recovery-words.ts'
import { useOfficeForm } from '#web/office/parts/use-office-form.ts'
import { Button } from '#web/ui/Button.tsx'
import { Card } from '#web/ui/Card.tsx'
import { Field } from '#web/ui/Field.tsx'
import { useLanguage } from '#web/ui/language.ts'
import { PasswordInput } from '#web/ui/PasswordInput.tsx'
import { TextInput } from '#web/ui/TextInput.tsx'
import { CodeInput } from './CodeInput.tsx'
import styles from './Login.module.css'
import { loginWords } from './words.ts'

interface Props {
  token: string
  invitation: AnswerOf<typeof officeInvitation>
}

export function JoinForm({ token, invitation }: Props) {
  const t = loginWords(useLanguage())
  const form = useOfficeForm({ name: '', password: '', confirm_password: '', code: '' })
  const recovery = recoveryWords(useLanguage())
  const [codes, setCodes] = useState<readonly string[] | null>(null)
  const eyes = { showLabel: t.showPassword, hideLabel: t.hidePassword, autoComplete: 'new-password' } as const
  const submit = (event: FormEvent) => {
    event.preventDefault()
    form.send(async () => {
      setCodes((await call('POST /office/join', { token, ...form.values })).recovery_codes)
    })
  }
  if (codes)
    return (
      <Card as="section" className={styles.form}>
        <h1 ref={heading => heading?.focus()} tabIndex={-1}>
          {recovery.title}
        </h1>
        <RecoveryCodes codes={codes} />
        {/* A full page load, so that the token stays neither in the address nor in the history. */}
        <Button kind="primary" wide onClick={() => location.replace('/office')}>
          {recovery.kept}
        </Button>
      </Card>
    )
  return (
    <Card as="form" className={styles.form} noValidate onSubmit={submit}>
      <div>
        <h1>{invitation.is_reset ? t.resetTitle : t.joinTitle}</h1>
        <p>{t.forWhom(invitation.email, invitation.role)}</p>
      </div>
      <FormFields form={form}>
        <Field label={t.name} required error={form.errors.name}>
          <TextInput autoComplete="name" {...form.control('name')} />
        </Field>
        <Field label={t.newPassword} required hint={t.newPasswordHelp} error={form.errors.password}>
          <PasswordInput {...eyes} {...form.control('password')} />
        </Field>
        <Field label={t.again} required error={form.errors.confirm_password}>
          <PasswordInput {...eyes} {...form.control('confirm_password')} />
        </Field>
        <section className={styles.app} aria-labelledby="app">
          <h2 id="app">{t.app}</h2>
          <p>{t.appHelp}</p>
          <QrCode text={invitation.app_uri} label={t.qr} />
          <p>
            {t.key}: <span className={styles.key}>{invitation.app_key}</span>
          </p>
        </section>
        <Field label={t.code} required error={form.errors.code}>
          <CodeInput {...form.control('code')} />
        </Field>
      </FormFields>
      <Button kind="primary" type="submit" wide busy={form.busy}>
        {t.save}
      </Button>
    </Card>
  )
}
