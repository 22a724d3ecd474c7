import { useState } from 'react'
import { broken, fieldMessage } from '#contract/field-words.ts'
import { otpLength } from '#domain/limits.ts'
import { resendWaitSeconds } from '#web/access/otp.ts'
import { spokenMobile } from '#web/access/phone.ts'
import { clock, useCountdown } from '#web/access/use-countdown.ts'
import { CallFailed } from '#web/api/client.ts'
import { tellFailure } from '#web/session/session.ts'
import { Button } from '#web/ui/Button.tsx'
import { Dialog } from '#web/ui/Dialog.tsx'
import { Field } from '#web/ui/Field.tsx'
import { useLanguage } from '#web/ui/language.ts'
import { PinInput } from '#web/ui/PinInput.tsx'
import { emptyPin, isWhole } from '#web/ui/pin.ts'
import { toast } from '#web/ui/Toasts.tsx'
import { useBusy } from '#web/ui/use-busy.ts'
import { useErrorFocus } from '#web/ui/use-error-focus.ts'
import { editWords } from '../words.ts'
import styles from './contact-change.module.css'
import { askForChangeCode, type NewContact, verifyChange } from './contact-change.ts'

interface Props {
  contact: NewContact
  password: string
  onVerified: (message: string) => void
  onClose: () => void
}

/** The old number or address stays in force until this code is right. */
export function CodeDialog({ contact, password, onVerified, onClose }: Props) {
  const language = useLanguage()
  const say = editWords(language)
  const [pin, setPin] = useState(() => emptyPin(otpLength))
  const [error, setError] = useState<string | null>(null)
  const [left, restart] = useCountdown(resendWaitSeconds)
  const [verifying, runVerify] = useBusy()
  const [sending, runSend] = useBusy()
  const [around, focusFirstError] = useErrorFocus()
  const sentTo = contact.kind === 'email' ? contact.address : spokenMobile(contact.digits, contact.country)

  const refuse = (sentence: string) => {
    setError(sentence)
    focusFirstError()
  }
  const verify = () => {
    if (!isWhole(pin)) return refuse(fieldMessage(language, broken('required', 'otp')))
    runVerify(async () => {
      try {
        onVerified((await verifyChange(contact, pin.join(''))).message)
      } catch (failure) {
        const isRefused = failure instanceof CallFailed && [400, 409, 429].includes(failure.status)
        if (!isRefused || !failure.message) return tellFailure(failure)
        setPin(emptyPin(otpLength))
        refuse(failure.message)
      }
    })
  }
  const resend = () =>
    runSend(async () => {
      try {
        toast.success((await askForChangeCode(contact, password, true)).message)
        setPin(emptyPin(otpLength))
        setError(null)
        restart(resendWaitSeconds)
      } catch (failure) {
        if (failure instanceof CallFailed && failure.retryAfter) restart(failure.retryAfter)
        tellFailure(failure)
      }
    })
  return (
    <Dialog
      eyebrow="खात्री"
      title={say.codeTitle}
      hint={say.codeSentTo(sentTo)}
      closeLabel={say.close}
      onClose={onClose}
      busy={verifying}
      onSubmit={verify}
      footer={
        <Button kind="primary" type="submit" busy={verifying}>
          {say.verify}
        </Button>
      }
    >
      <div className={styles.fields} ref={around}>
        <Field label={say.code} required group error={error}>
          <PinInput
            value={pin}
            onChange={typed => {
              setPin(typed)
              setError(null)
            }}
            boxLabel={say.codeBox}
          />
        </Field>
        <div className={styles.again}>
          {left > 0 ? (
            <span className="numeric">{say.resendIn(clock(left))}</span>
          ) : (
            <Button kind="quiet" busy={sending} onClick={resend}>
              {say.resend}
            </Button>
          )}
        </div>
      </div>
    </Dialog>
  )
}
