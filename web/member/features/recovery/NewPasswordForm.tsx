import { useMutation } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { type FormErrors, isEmpty } from '#web/access/form-errors.ts'
import { NewPasswordFields } from '#web/access/NewPasswordFields.tsx'
import { CallFailed, call } from '#web/api/client.ts'
import { wordFailure } from '#web/api/failures.ts'
import { forgetPassword, tellFailure } from '#web/session/session.ts'
import { Button } from '#web/ui/Button.tsx'
import { Card } from '#web/ui/Card.tsx'
import { Eyebrow } from '#web/ui/Eyebrow.tsx'
import { useLanguage } from '#web/ui/language.ts'
import { Motif } from '#web/ui/Motif.tsx'
import { toast } from '#web/ui/Toasts.tsx'
import { useErrorFocus } from '#web/ui/use-error-focus.ts'
import { dropLinkToken } from './link-token.ts'
import styles from './NewPasswordForm.module.css'
import { type NewPassword, passwordErrors } from './rules.ts'
import { passwordWords } from './words.ts'

interface Props {
  token: string
  /** Called when the link expires while the page is open. */
  onRefused: (message: string) => void
}

export function NewPasswordForm({ token, onRefused }: Props) {
  const language = useLanguage()
  const t = passwordWords(language)
  const [typed, setTyped] = useState<NewPassword>({ password: '', confirm_password: '' })
  const [fieldErrors, setFieldErrors] = useState<FormErrors>({})
  const [fields, focusFirstError] = useErrorFocus()

  const save = useMutation({
    mutationFn: () => call('PUT /set/password', { token, ...typed }),
    onSuccess: ({ message }) => {
      dropLinkToken()
      forgetPassword()
      toast.afterNavigation('success', message)
      location.replace('/home')
    },
    onError: error => {
      if (error instanceof CallFailed && error.code === 'bad_token') return onRefused(wordFailure(language, error))
      if (error instanceof CallFailed) setFieldErrors(error.fields)
      focusFirstError()
      tellFailure(error)
    },
  })
  const isBusy = save.isPending || save.isSuccess

  const type = (field: keyof NewPassword) => (value: string) => {
    setTyped({ ...typed, [field]: value })
    setFieldErrors({})
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (isBusy) return
    const errors = passwordErrors(typed, language)
    setFieldErrors(errors)
    if (isEmpty(errors)) save.mutate()
    else focusFirstError()
  }

  return (
    <Card as="section" className={styles.card}>
      <Motif band />
      <form noValidate onSubmit={submit}>
        <div>
          <Eyebrow above={t.title}>नवीन पासवर्ड</Eyebrow>
          <h1>{t.title}</h1>
        </div>
        <div className="stack-4" ref={fields}>
          <NewPasswordFields words={t} values={typed} errors={fieldErrors} onType={type} />
        </div>
        <Button kind="primary" type="submit" wide busy={isBusy}>
          {t.save}
        </Button>
      </form>
    </Card>
  )
}
