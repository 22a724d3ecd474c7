import { useState } from 'react'
import * as field from '#contract/fields.ts'
import { resendWaitSeconds } from '#domain/limits.ts'
import { CallFailed, call } from '#web/api/client.ts'
import { markBrowser, tellFailure } from '#web/session/session.ts'
import { Button } from '#web/ui/Button.tsx'
import { Dialog } from '#web/ui/Dialog.tsx'
import { useLanguage } from '#web/ui/language.ts'
import { toast } from '#web/ui/Toasts.tsx'
import { useBusy } from '#web/ui/use-busy.ts'
import { useErrorFocus } from '#web/ui/use-error-focus.ts'
import type { AwaitedCode, Tab } from './codes.ts'
import { type Country, dialCodeOf, homeCountry } from './countries.ts'
import { EmailField } from './EmailField.tsx'
import { type FormErrors, isEmpty, ruleBroken, worded } from './form-errors.ts'
import styles from './forms.module.css'
import { PhoneField } from './PhoneField.tsx'
import { accessWords } from './words.ts'

interface Props {
  tab: Tab
  onClose: () => void
  onBack: () => void
  onCodeAwaited: (awaited: AwaitedCode) => void
}

const recover = (tab: Tab, contact: string, country: Country) => {
  markBrowser()
  return tab === 'email'
    ? call('POST /forgot/password', { email: contact })
    : call('POST /forgot/password-mobile', {
        email: contact,
        country_code: country,
        dial_code: dialCodeOf(country),
      })
}

export function ForgotDialog({ tab, onClose, onBack, onCodeAwaited }: Props) {
  const language = useLanguage()
  const words = accessWords(language)
  const [contact, setContact] = useState('')
  const [country, setCountry] = useState(homeCountry)
  const [errors, setErrors] = useState<FormErrors>({})
  const [busy, run] = useBusy()
  const [around, focusFirstError] = useErrorFocus()

  const change = (typed: string) => {
    setContact(typed)
    setErrors({})
  }
  const awaitCode = (sentTo: string, waitSeconds: number) =>
    onCodeAwaited({ mode: 'reset', tab, contact: sentTo, country, canSkip: false, waitSeconds })
  const submit = () => {
    const rule = ruleBroken(tab === 'email' ? field.email : field.identity('mobile'), contact)
    const wrong = worded(language, { contact: rule })
    setErrors(wrong)
    if (!isEmpty(wrong)) return focusFirstError()
    run(async () => {
      try {
        const sentTo = contact.trim()
        const { message } = await recover(tab, sentTo, country)
        toast.success(message)
        awaitCode(sentTo, resendWaitSeconds)
      } catch (failure) {
        // The code that was asked for a moment ago is still on its way.
        if (failure instanceof CallFailed && failure.code === 'resend_too_soon') {
          toast.success(failure.message)
          return awaitCode(contact.trim(), failure.retryAfter ?? resendWaitSeconds)
        }
        const refusal = failure instanceof CallFailed ? failure.fields.email : undefined
        if (refusal) setErrors({ contact: refusal })
        tellFailure(failure)
      }
    })
  }

  return (
    <Dialog
      eyebrow="मदत"
      title={words.forgotTitle}
      hint={tab === 'email' ? words.forgotByEmail : words.forgotByMobile}
      onClose={onClose}
      onBack={onBack}
      busy={busy}
      onSubmit={submit}
      footer={
        <>
          <Button onClick={onBack}>{words.backToLogin}</Button>
          <Button kind="primary" type="submit" busy={busy}>
            {words.sendCode}
          </Button>
        </>
      }
    >
      <div className={styles.fields} ref={around}>
        {tab === 'email' ? (
          <EmailField first label={words.email} error={errors.contact} value={contact} onChange={change} />
        ) : (
          <PhoneField
            first
            label={words.mobile}
            error={errors.contact}
            country={country}
            onCountry={setCountry}
            digits={contact}
            onDigits={change}
          />
        )}
      </div>
    </Dialog>
  )
}
