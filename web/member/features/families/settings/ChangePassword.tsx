import { useMutation } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { type FormErrors, isEmpty } from '#web/access/form-errors.ts'
import { NewPasswordFields } from '#web/access/NewPasswordFields.tsx'
import { PasswordOrCodeField, useHasPassword } from '#web/access/PasswordOrCodeField.tsx'
import { CallFailed, call } from '#web/api/client.ts'
import { clearSession, tellFailure } from '#web/session/session.ts'
import { Button, ButtonLink } from '#web/ui/Button.tsx'
import { useLanguage } from '#web/ui/language.ts'
import { Notice } from '#web/ui/Notice.tsx'
import { toast } from '#web/ui/Toasts.tsx'
import { useErrorFocus } from '#web/ui/use-error-focus.ts'
import styles from './ChangePassword.module.css'
import { type PasswordChange, passwordChangeErrors } from './rules.ts'
import { settingsWords } from './words.ts'

export function ChangePassword() {
  const language = useLanguage()
  const t = settingsWords(language)
  const hasPassword = useHasPassword()
  const [typed, setTyped] = useState<PasswordChange>({ old_password: '', password: '', confirm_password: '' })
  const [errors, setErrors] = useState<FormErrors>({})
  const [fields, focusFirstError] = useErrorFocus()
  const change = useMutation({
    mutationFn: () => call('PUT /change-password', typed),
    onSuccess: ({ message }) => {
      clearSession()
      toast.afterNavigation('success', message)
      location.replace('/home')
    },
    onError: error => {
      const fields = error instanceof CallFailed ? error.fields : {}
      setErrors(fields)
      // An error that is shown at its field needs no toast.
      if (isEmpty(fields)) tellFailure(error)
      else focusFirstError()
    },
  })
  const isBusy = change.isPending || change.isSuccess
  const type = (field: keyof PasswordChange) => (value: string) => {
    setTyped({ ...typed, [field]: value })
    setErrors({})
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (isBusy) return
    const broken = passwordChangeErrors(typed, language, hasPassword)
    setErrors(broken)
    if (isEmpty(broken)) change.mutate()
    else focusFirstError()
  }
  return (
    <form noValidate className={styles.form} onSubmit={submit}>
      <Notice>{t.passwordNote}</Notice>
      <div className={styles.fields} ref={fields}>
        <PasswordOrCodeField
          label={t.oldPassword}
          error={errors.old_password}
          value={typed.old_password}
          onChange={type('old_password')}
        />
        <NewPasswordFields
          words={{
            password: t.newPassword,
            confirm: t.confirmPassword,
            hint: t.passwordHint,
            common: t.common,
          }}
          values={typed}
          errors={errors}
          onType={type}
        />
      </div>
      <div className="row-3">
        <ButtonLink href="/dashboard">{t.cancel}</ButtonLink>
        <Button kind="primary" type="submit" busy={isBusy}>
          {t.save}
        </Button>
      </div>
    </form>
  )
}
