import { type FormEvent, useEffect } from 'react'
import { call } from '#web/api/client.ts'
import { FormFields } from '#web/office/parts/FormFields.tsx'
import { useOfficeForm } from '#web/office/parts/use-office-form.ts'
import { officeClient, staffQuery } from '#web/office/queries.ts'
import { Button } from '#web/ui/Button.tsx'
import { Card } from '#web/ui/Card.tsx'
import { Field } from '#web/ui/Field.tsx'
import { useLanguage } from '#web/ui/language.ts'
import { PasswordInput } from '#web/ui/PasswordInput.tsx'
import { TextInput } from '#web/ui/TextInput.tsx'
import styles from './Login.module.css'
import type { SecondStep } from './SecondStepForm.tsx'
import { loginWords } from './words.ts'

export function PasswordForm({ title, onAsked }: { title: string; onAsked: (asked: SecondStep) => void }) {
  const t = loginWords(useLanguage())
  const form = useOfficeForm({ email: '', password: '' })
  useEffect(() => {
    document.title = title
  }, [title])
  const submit = (event: FormEvent) => {
    event.preventDefault()
    form.send(async () => {
      const { ticket, ...asked } = await call('POST /office/login', form.values)
      if (ticket) onAsked({ ...asked, ticket })
      else await officeClient.invalidateQueries(staffQuery)
    })
  }
  return (
    <Card as="form" className={styles.form} noValidate onSubmit={submit}>
      <h1>{title}</h1>
      <FormFields form={form}>
        <Field label={t.email} required error={form.errors.email}>
          <TextInput type="email" autoComplete="username" autoCapitalize="none" {...form.control('email')} />
        </Field>
        <Field label={t.password} required error={form.errors.password}>
          <PasswordInput
            showLabel={t.showPassword}
            hideLabel={t.hidePassword}
            autoComplete="current-password"
            {...form.control('password')}
          />
        </Field>
      </FormFields>
      <Button kind="primary" type="submit" wide busy={form.busy}>
        {t.logIn}
      </Button>
    </Card>
  )
}
