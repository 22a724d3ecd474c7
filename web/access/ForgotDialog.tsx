import { useState } from 'react'
import * as field from '#contract/fields.ts'
import { resendWaitSeconds } from '#domain/limits.ts'
import { CallFailed, call } from '#web/api/client.ts'
import { markBrowser } from '#web/session/session.ts'
import { useMemberForm } from '#web/session/use-member-form.ts'
import { Button } from '#web/ui/Button.tsx'
import { Dialog } from '#web/ui/Dialog.tsx'
import { useLanguage } from '#web/ui/language.ts'
import { toast } from '#web/ui/Toasts.tsx'
import type { AwaitedCode, Tab } from './codes.ts'
import { type Country, dialCodeOf, homeCountry } from './countries.ts'
import { EmailField } from './EmailField.tsx'
import { ruleBroken, worded } from './form-errors.ts'
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
  const [country, setCountry] = useState(homeCountry)
  // The server names a number by this field too.
  const form = useMemberForm({ email: '' }, ({ email }) =>
    worded(language, { email: ruleBroken(tab === 'email' ? field.email : field.identity('mobile'), email) }),
  )
  const submit = form.submit(async () => {
    const contact = form.values.email.trim()
    const awaitCode = (message: string, waitSeconds: number) => {
      toast.success(message)
      onCodeAwaited({ mode: 'reset', tab, contact, country, canSkip: false, waitSeconds })
    }
    try {
      awaitCode((await recover(tab, contact, country)).message, resendWaitSeconds)
    } catch (failure) {
      if (!(failure instanceof CallFailed && failure.code === 'resend_too_soon')) throw failure
      // The code that was asked for a moment ago is still on its way.
      awaitCode(failure.message, failure.retryAfter ?? resendWaitSeconds)
    }
  })
  return (
    <Dialog
      eyebrow="मदत"
      title={words.forgotTitle}
      hint={tab === 'email' ? words.forgotByEmail : words.forgotByMobile}
      onClose={onClose}
      onBack={onBack}
      busy={form.busy}
      onSubmit={submit}
      footer={
        <>
          <Button onClick={onBack}>{words.backToLogin}</Button>
          <Button kind="primary" type="submit" busy={form.busy}>
            {words.sendCode}
          </Button>
        </>
      }
    >
      <div className={styles.fields} ref={form.around}>
        {tab === 'email' ? (
          <EmailField first label={words.email} error={form.errors.email} {...form.control('email')} />
        ) : (
          <PhoneField
            first
            label={words.mobile}
            error={form.errors.email}
            country={country}
            onCountry={setCountry}
            digits={form.values.email}
            onDigits={email => form.set({ email })}
          />
        )}
      </div>
    </Dialog>
  )
}
