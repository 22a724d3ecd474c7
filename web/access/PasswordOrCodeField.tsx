import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { accessCodeLength, resendWaitSeconds } from '#domain/limits.ts'
import { digits } from '#domain/words/digits.ts'
import { CallFailed, call } from '#web/api/client.ts'
import { meQuery, queryClient } from '#web/session/queries.ts'
import { tellFailure } from '#web/session/session.ts'
import { Button } from '#web/ui/Button.tsx'
import { Field } from '#web/ui/Field.tsx'
import { useLanguage } from '#web/ui/language.ts'
import { TextInput } from '#web/ui/TextInput.tsx'
import { useBusy } from '#web/ui/use-busy.ts'
import styles from './forms.module.css'
import { PasswordField } from './PasswordField.tsx'
import { clock, useCountdown } from './use-countdown.ts'
import { accessWords } from './words.ts'

interface Props {
  label: string
  hint?: string
  error?: string | undefined
  value: string
  onChange: (typed: string) => void
}

/** Whether the member who is logged in has a password. */
export const useHasPassword = (): boolean => useQuery(meQuery, queryClient).data?.has_password !== 'N'

/** Asks for the password again before a grave step. A member without one types a code sent to a verified contact. */
export function PasswordOrCodeField({ label, hint, ...field }: Props) {
  return useHasPassword() ? (
    <PasswordField label={label} {...(hint && { hint })} autoComplete="current-password" {...field} />
  ) : (
    <OwnCodeField {...field} />
  )
}

function OwnCodeField({ error, value, onChange }: Omit<Props, 'label' | 'hint'>) {
  const language = useLanguage()
  const t = accessWords(language)
  const [isSent, setIsSent] = useState(false)
  const [waitsFor, restart] = useCountdown(0)
  const [isBusy, run] = useBusy()
  const send = () =>
    run(async () => {
      try {
        await call('POST /user/code', {})
        setIsSent(true)
        onChange('')
        restart(resendWaitSeconds)
      } catch (failure) {
        if (failure instanceof CallFailed && failure.retryAfter) restart(failure.retryAfter)
        tellFailure(failure)
      }
    })
  return (
    <div>
      <Field label={t.otpLabel} required error={error} hint={isSent ? t.codeOnItsWay : t.noPasswordHint}>
        <TextInput
          inputMode="numeric"
          autoComplete="one-time-code"
          filter="digits"
          maxLength={accessCodeLength}
          value={value}
          onChange={onChange}
        />
      </Field>
      <div className={styles.invitation}>
        {waitsFor > 0 ? (
          <span className="numeric">{t.resendIn(digits(language, clock(waitsFor)))}</span>
        ) : (
          <Button kind="quiet" busy={isBusy} onClick={send}>
            {isSent ? t.resend : t.sendCode}
          </Button>
        )}
      </div>
    </div>
  )
}
