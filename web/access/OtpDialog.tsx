import { useState } from 'react'
import { broken, fieldMessage } from '#contract/field-words.ts'
import { otpLength } from '#domain/limits.ts'
import { digits } from '#domain/words/digits.ts'
import { CallFailed } from '#web/api/client.ts'
import { takeReturnPath } from '#web/session/return-path.ts'
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
import { CloseQuestion } from './CloseQuestion.tsx'
import styles from './forms.module.css'
import { leaveTo } from './leave.ts'
import { type AwaitedCode, askForCode, giveUpCode, resendWaitSeconds, verifyCode } from './otp.ts'
import { spokenMobile } from './phone.ts'
import { clock, useCountdown } from './use-countdown.ts'
import { accessWords } from './words.ts'

interface Props {
  awaited: AwaitedCode
  /** Goes back to the registration that this code belongs to, for a number that was mistyped. */
  onCorrect?: (() => void) | undefined
  onClose: () => void
}

export function OtpDialog({ awaited, onCorrect, onClose }: Props) {
  const language = useLanguage()
  const words = accessWords(language)
  const [pin, setPin] = useState(() => emptyPin(otpLength))
  const [error, setError] = useState<string | null>(null)
  const [left, restart] = useCountdown(awaited.waitSeconds)
  const [verifying, runVerify] = useBusy()
  const [sending, runSend] = useBusy()
  const [around, focusFirstError] = useErrorFocus()
  const sentTo = awaited.tab === 'mobile' ? spokenMobile(awaited.contact, awaited.country) : awaited.contact

  const refuse = (sentence: string) => {
    setError(sentence)
    focusFirstError()
  }
  const verify = () => {
    if (!isWhole(pin)) return refuse(fieldMessage(language, broken('required', 'otp')))
    runVerify(async () => {
      try {
        const { page, message } = await verifyCode(awaited, pin.join(''))
        toast.afterNavigation('success', message)
        await leaveTo(page)
      } catch (failure) {
        const refused = failure instanceof CallFailed && (failure.status === 400 || failure.status === 429)
        if (!refused || !failure.message) return tellFailure(failure)
        setPin(emptyPin(otpLength))
        refuse(failure.message)
      }
    })
  }
  const resend = () =>
    runSend(async () => {
      try {
        const { message } = await askForCode(awaited)
        toast.success(message)
        setPin(emptyPin(otpLength))
        setError(null)
        restart(resendWaitSeconds)
      } catch (failure) {
        if (failure instanceof CallFailed && failure.retryAfter) restart(failure.retryAfter)
        tellFailure(failure)
      }
    })
  const [isAsked, setIsAsked] = useState(false)
  const leave = () => void giveUpCode(awaited).then(onClose)
  // Without the code a registration is unfinished, and a slip of the thumb should not end it.
  const close = awaited.mode === 'reset' || awaited.canSkip ? leave : () => setIsAsked(true)

  return (
    <Dialog
      eyebrow="खात्री"
      title={words.otpTitle}
      hint={awaited.mode === 'reset' ? words.otpPerhapsSentTo(sentTo) : words.otpSentTo(sentTo)}
      closeLabel={words.close}
      onClose={close}
      busy={verifying}
      onSubmit={verify}
      footer={
        <>
          {awaited.canSkip ? <Button onClick={() => void leaveTo(takeReturnPath())}>{words.skip}</Button> : null}
          <Button kind="primary" type="submit" busy={verifying}>
            {words.verify}
          </Button>
        </>
      }
    >
      <div className={styles.fields} ref={around}>
        <Field label={words.otpLabel} required group error={error}>
          <PinInput
            value={pin}
            onChange={typed => {
              setPin(typed)
              setError(null)
            }}
            boxLabel={words.otpBox}
          />
        </Field>
        <div className={styles.invitation}>
          {left > 0 ? (
            <span className="numeric">{words.resendIn(digits(language, clock(left)))}</span>
          ) : (
            <Button kind="quiet" busy={sending} onClick={resend}>
              {words.resend}
            </Button>
          )}
          {onCorrect ? (
            <Button kind="quiet" onClick={onCorrect}>
              {awaited.tab === 'mobile' ? words.wrongNumber : words.wrongEmail}
            </Button>
          ) : null}
        </div>
        {isAsked ? <CloseQuestion onStay={() => setIsAsked(false)} onLeave={leave} /> : null}
      </div>
    </Dialog>
  )
}
