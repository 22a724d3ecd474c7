import { useState } from 'react'
import { broken, fieldMessage } from '#contract/field-words.ts'
import { maxLength } from '#contract/max-length.ts'
import { CallFailed } from '#web/api/client.ts'
import { tellFailure } from '#web/session/session.ts'
import { Button } from '#web/ui/Button.tsx'
import { Dialog } from '#web/ui/Dialog.tsx'
import { useLanguage } from '#web/ui/language.ts'
import { useBusy } from '#web/ui/use-busy.ts'
import { useErrorFocus } from '#web/ui/use-error-focus.ts'
import { homeCountry } from '../countries.ts'
import { EmailField } from '../EmailField.tsx'
import styles from '../forms.module.css'
import { PasswordOrCodeField } from '../PasswordOrCodeField.tsx'
import { PhoneField } from '../PhoneField.tsx'
import { askForChangeCode, brokenContactRule, type ContactKind, type TypedContact } from './contact-change.ts'
import { contactChangeWords } from './words.ts'

interface Props {
  kind: ContactKind
  knownPassword: string | undefined
  isMissing: boolean
  onSent: (contact: TypedContact, password: string, sent: { message: string; code_length?: number | undefined }) => void
  onClose: () => void
}

export function NewContactDialog({ kind, knownPassword, isMissing, onSent, onClose }: Props) {
  const language = useLanguage()
  const t = contactChangeWords(language)
  const [country, setCountry] = useState(homeCountry)
  const [typed, setTyped] = useState('')
  const [password, setPassword] = useState(knownPassword ?? '')
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
        onSent(contact, password, await askForChangeCode(contact, password, false))
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
      title={titleOf(t, kind, isMissing)}
      {...(isMissing && { hint: kind === 'email' ? t.emailTaken : t.mobileTaken })}
      onClose={onClose}
      busy={busy}
      onSubmit={send}
      footer={
        <>
          {isMissing ? <Button onClick={onClose}>{t.skip}</Button> : null}
          <Button kind="primary" type="submit" busy={busy}>
            {t.sendCode}
          </Button>
        </>
      }
    >
      <div className={styles.fields} ref={around}>
        {kind === 'email' ? (
          <EmailField
            label={t.newEmail}
            error={errors.contact}
            value={typed}
            onChange={change}
            maxLength={maxLength.email}
            first
          />
        ) : (
          <PhoneField
            label={t.newMobile}
            error={errors.contact}
            country={country}
            onCountry={setCountry}
            digits={typed}
            onDigits={change}
            first
          />
        )}
        {knownPassword === undefined ? (
          <PasswordOrCodeField
            label={t.passwordAgain}
            hint={t.passwordAgainHint}
            error={errors.password}
            value={password}
            onChange={value => {
              setPassword(value)
              setErrors(now => ({ ...(now.contact && { contact: now.contact }) }))
            }}
          />
        ) : null}
      </div>
    </Dialog>
  )
}

const titleOf = (t: ReturnType<typeof contactChangeWords>, kind: ContactKind, isMissing: boolean) => {
  if (kind === 'email') return isMissing ? t.missingEmail : t.changeEmail
  return isMissing ? t.missingMobile : t.changeMobile
}
