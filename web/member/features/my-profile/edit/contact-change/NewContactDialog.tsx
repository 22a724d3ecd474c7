import { useState } from 'react'
import { broken, fieldMessage } from '#contract/field-words.ts'
import { maxLength } from '#contract/max-length.ts'
import { homeCountry } from '#web/access/countries.ts'
import { EmailField } from '#web/access/EmailField.tsx'
import { PasswordField } from '#web/access/PasswordField.tsx'
import { PhoneField } from '#web/access/PhoneField.tsx'
import { CallFailed } from '#web/api/client.ts'
import { tellFailure } from '#web/session/session.ts'
import { Button } from '#web/ui/Button.tsx'
import { Dialog } from '#web/ui/Dialog.tsx'
import { useLanguage } from '#web/ui/language.ts'
import { useBusy } from '#web/ui/use-busy.ts'
import { useErrorFocus } from '#web/ui/use-error-focus.ts'
import { editWords } from '../words.ts'
import styles from './contact-change.module.css'
import { askForChangeCode, brokenContactRule, type ContactKind, type TypedContact } from './contact-change.ts'

interface Props {
  kind: ContactKind
  onSent: (contact: TypedContact, password: string, message: string) => void
  onClose: () => void
}

export function NewContactDialog({ kind, onSent, onClose }: Props) {
  const language = useLanguage()
  const say = editWords(language)
  const [country, setCountry] = useState(homeCountry)
  const [typed, setTyped] = useState('')
  const [password, setPassword] = useState('')
  const [errors, setErrors] = useState<{ contact?: string; password?: string }>({})
  const [busy, run] = useBusy()
  const [around, focusFirstError] = useErrorFocus()
  const contact: TypedContact = kind === 'email' ? { kind, address: typed.trim() } : { kind, digits: typed, country }

  const refuse = (wrong: typeof errors) => {
    setErrors(wrong)
    focusFirstError()
  }
  const send = () => {
    const rule = brokenContactRule(contact)
    const wrong = {
      ...(rule && { contact: fieldMessage(language, rule) }),
      ...(password === '' && { password: fieldMessage(language, broken('required', 'password')) }),
    }
    if (Object.keys(wrong).length > 0) return refuse(wrong)
    run(async () => {
      try {
        const { message } = await askForChangeCode(contact, password, false)
        onSent(contact, password, message)
      } catch (failure) {
        const fields = failure instanceof CallFailed ? failure.fields : {}
        if (!fields.email && !fields.password) return tellFailure(failure)
        refuse({
          ...(fields.email && { contact: fields.email }),
          ...(fields.password && { password: fields.password }),
        })
      }
    })
  }
  const change = (value: string) => {
    setTyped(value)
    setErrors(now => ({ ...(now.password && { password: now.password }) }))
  }
  return (
    <Dialog
      eyebrow="संपर्क"
      title={kind === 'email' ? say.changeEmail : say.changeMobile}
      closeLabel={say.close}
      onClose={onClose}
      busy={busy}
      onSubmit={send}
      footer={
        <Button kind="primary" type="submit" busy={busy}>
          {say.sendCode}
        </Button>
      }
    >
      <div className={styles.fields} ref={around}>
        {kind === 'email' ? (
          <EmailField
            label={say.newEmail}
            error={errors.contact}
            value={typed}
            onChange={change}
            maxLength={maxLength.email}
            first
          />
        ) : (
          <PhoneField
            label={say.newMobile}
            error={errors.contact}
            country={country}
            onCountry={setCountry}
            digits={typed}
            onDigits={change}
            first
          />
        )}
        <PasswordField
          label={say.passwordAgain}
          hint={say.passwordAgainHint}
          error={errors.password}
          autoComplete="current-password"
          value={password}
          onChange={value => {
            setPassword(value)
            setErrors(now => ({ ...(now.contact && { contact: now.contact }) }))
          }}
        />
      </div>
    </Dialog>
  )
}
