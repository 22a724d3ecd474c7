import { useMutation } from '@tanstack/react-query'
import { type FormEvent, useRef, useState } from 'react'
import { maxLength } from '#domain/limits.ts'
import { CallFailed, call } from '#web/api/client.ts'
import { wordFailure } from '#web/api/failures.ts'
import { forgetPassword, tellFailure } from '#web/session/session.ts'
import { Button } from '#web/ui/Button.tsx'
import { Eyebrow } from '#web/ui/Eyebrow.tsx'
import { Field } from '#web/ui/Field.tsx'
import { focusFirstError } from '#web/ui/field-control.ts'
import { useLanguage } from '#web/ui/language.ts'
import { Motif } from '#web/ui/Motif.tsx'
import { PasswordInput } from '#web/ui/PasswordInput.tsx'
import { toast } from '#web/ui/Toasts.tsx'
import { dropLinkToken } from './link-token.ts'
import { type Complaints, complaintsAbout, type NewPassword } from './rules.ts'
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
  const form = useRef<HTMLFormElement>(null)
  const [typed, setTyped] = useState<NewPassword>({ password: '', confirm_password: '' })
  const [complaints, setComplaints] = useState<Complaints>({})

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
      if (!(error instanceof CallFailed)) return tellFailure(error)
      if (error.code === 'bad_token') return onRefused(wordFailure(language, error))
      setComplaints(error.fields)
      tellFailure(error)
    },
  })

  const type = (field: keyof NewPassword) => (value: string) => {
    setTyped({ ...typed, [field]: value })
    setComplaints({ ...complaints, [field]: undefined })
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (save.isPending || save.isSuccess) return
    const found = complaintsAbout(typed, language)
    setComplaints(found)
    if (Object.keys(found).length === 0) save.mutate()
    // After the complaints are drawn, which happens once this event is over.
    else setTimeout(() => form.current && focusFirstError(form.current))
  }
  const fields = [
    ['password', say.password, say.hint],
    ['confirm_password', say.confirm, undefined],
  ] as const

  return (
    <section className="card new-password">
      <Motif band />
      <form ref={form} noValidate onSubmit={submit}>
        <div>
          <Eyebrow>नवीन पासवर्ड</Eyebrow>
          <h1>{say.title}</h1>
        </div>
        {fields.map(([field, label, hint]) => (
          <Field key={field} label={label} required hint={hint} error={complaints[field]}>
            <PasswordInput
              showLabel={say.show}
              hideLabel={say.hide}
              autoComplete="new-password"
              maxLength={maxLength.password}
              value={typed[field]}
              onChange={type(field)}
            />
          </Field>
        ))}
        <Button kind="primary" type="submit" wide busy={save.isPending || save.isSuccess}>
          {say.save}
        </Button>
      </form>
    </section>
  )
}
