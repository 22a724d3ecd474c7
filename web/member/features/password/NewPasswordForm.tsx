import { useMutation } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { type FieldErrors, isEmpty } from '#web/access/checks.ts'
import { PasswordField } from '#web/access/PasswordField.tsx'
import { CallFailed, call } from '#web/api/client.ts'
import { wordFailure } from '#web/api/failures.ts'
import { forgetPassword, tellFailure } from '#web/session/session.ts'
import { Button } from '#web/ui/Button.tsx'
import { Eyebrow } from '#web/ui/Eyebrow.tsx'
import { useErrorFocus } from '#web/ui/error-focus.ts'
import { useLanguage } from '#web/ui/language.ts'
import { Motif } from '#web/ui/Motif.tsx'
import { toast } from '#web/ui/Toasts.tsx'
import { dropLinkToken } from './link-token.ts'
import { complaintsAbout, type NewPassword } from './rules.ts'
import { passwordWords } from './words.ts'
import './NewPasswordForm.css'

interface Props {
  token: string
  /** The link ran out while the page was open. */
  onRefused: (message: string) => void
}

export function NewPasswordForm({ token, onRefused }: Props) {
  const language = useLanguage()
  const say = passwordWords(language)
  const [typed, setTyped] = useState<NewPassword>({ password: '', confirm_password: '' })
  const [complaints, setComplaints] = useState<FieldErrors>({})
  const [around, focusFirstError] = useErrorFocus()

  const save = useMutation({
    mutationFn: () => call('PUT /set/password', { token, ...typed }),
    onSuccess: ({ message, warning }) => {
      dropLinkToken()
      forgetPassword()
      toast.afterNavigation('success', message)
      if (warning) toast.afterNavigation('error', warning)
      location.replace('/home')
    },
    onError: error => {
      if (error instanceof CallFailed && error.code === 'bad_token') return onRefused(wordFailure(language, error))
      if (error instanceof CallFailed) setComplaints(error.fields)
      focusFirstError()
      tellFailure(error)
    },
  })
  const busy = save.isPending || save.isSuccess

  const type = (field: keyof NewPassword) => (value: string) => {
    setTyped({ ...typed, [field]: value })
    setComplaints({})
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (busy) return
    const found = complaintsAbout(typed, language)
    setComplaints(found)
    if (isEmpty(found)) save.mutate()
    else focusFirstError()
  }

  return (
    <section className="card new-password">
      <Motif band />
      <form noValidate onSubmit={submit}>
        <div>
          <Eyebrow>नवीन पासवर्ड</Eyebrow>
          <h1>{say.title}</h1>
        </div>
        <div className="fields" ref={around}>
          <PasswordField
            label={say.password}
            hint={say.hint}
            error={complaints.password}
            autoComplete="new-password"
            value={typed.password}
            onChange={type('password')}
          />
          <PasswordField
            label={say.confirm}
            error={complaints.confirm_password}
            autoComplete="new-password"
            value={typed.confirm_password}
            onChange={type('confirm_password')}
          />
        </div>
        <Button kind="primary" type="submit" wide busy={busy}>
          {say.save}
        </Button>
      </form>
    </section>
  )
}
