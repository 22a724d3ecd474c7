import { useState } from 'react'
import { broken } from '#contract/field-words.ts'
import { maxLength } from '#contract/max-length.ts'
import { useMemberForm } from '#web/session/use-member-form.ts'
import { Button } from '#web/ui/Button.tsx'
import { Dialog } from '#web/ui/Dialog.tsx'
import { useLanguage } from '#web/ui/language.ts'
import { homeCountry } from '../countries.ts'
import { EmailField } from '../EmailField.tsx'
import { worded } from '../form-errors.ts'
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
  const contactOf = (typed: string): TypedContact =>
    kind === 'email' ? { kind, address: typed.trim() } : { kind, digits: typed, country }
  // The server names a number by this field too.
  const form = useMemberForm({ email: '', password: knownPassword ?? '' }, ({ email, password }) =>
    worded(language, {
      email: brokenContactRule(contactOf(email)),
      password: password === '' ? broken('required', 'password') : null,
    }),
  )
  const send = form.submit(async () => {
    const { email, password } = form.values
    const contact = contactOf(email)
    onSent(contact, password, await askForChangeCode(contact, password, false))
  })
  return (
    <Dialog
      eyebrow="संपर्क"
      title={titleOf(t, kind, isMissing)}
      {...(isMissing && { hint: kind === 'email' ? t.emailTaken : t.mobileTaken })}
      onClose={onClose}
      busy={form.busy}
      onSubmit={send}
      footer={
        <>
          {isMissing ? <Button onClick={onClose}>{t.skip}</Button> : null}
          <Button kind="primary" type="submit" busy={form.busy}>
            {t.sendCode}
          </Button>
        </>
      }
    >
      <div className={styles.fields} ref={form.around}>
        {kind === 'email' ? (
          <EmailField
            label={t.newEmail}
            error={form.errors.email}
            {...form.control('email')}
            maxLength={maxLength.email}
            first
          />
        ) : (
          <PhoneField
            label={t.newMobile}
            error={form.errors.email}
            country={country}
            onCountry={setCountry}
            digits={form.values.email}
            onDigits={email => form.set({ email })}
            first
          />
        )}
        {knownPassword === undefined ? (
          <PasswordOrCodeField
            label={t.passwordAgain}
            hint={t.passwordAgainHint}
            error={form.errors.password}
            {...form.control('password')}
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
