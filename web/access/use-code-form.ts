import { type RefObject, useState } from 'react'
import { broken, fieldMessage } from '#contract/field-words.ts'
import { resendWaitSeconds } from '#domain/limits.ts'
import { CallFailed } from '#web/api/client.ts'
import { tellFailure } from '#web/session/session.ts'
import { useLanguage } from '#web/ui/language.ts'
import { emptyPin, isWhole, type Pin } from '#web/ui/pin.ts'
import { toast } from '#web/ui/Toasts.tsx'
import { useBusy } from '#web/ui/use-busy.ts'
import { useErrorFocus } from '#web/ui/use-error-focus.ts'
import { useCountdown } from './use-countdown.ts'

interface Options {
  /** How many digits the code has. */
  length: number
  /** How long until another code may be requested. */
  waitSeconds: number
  /** Sends the typed code and goes on, or throws the server's refusal. */
  verify: (code: string) => Promise<void>
  /** Requests another code, which may have more digits than the last one. */
  resend: () => Promise<{ message: string; code_length?: number | undefined }>
}

export interface CodeForm {
  pin: Pin
  type: (pin: Pin) => void
  error: string | null
  around: RefObject<HTMLDivElement | null>
  /** Seconds until another code may be requested. */
  waitsFor: number
  isVerifying: boolean
  isSending: boolean
  submit: () => void
  sendAgain: () => void
}

/** The state of a form for a code: it is sent at its last digit, and another may be requested after a while. */
export function useCodeForm({ length, waitSeconds, verify, resend }: Options): CodeForm {
  const language = useLanguage()
  const [pin, setPin] = useState(() => emptyPin(length))
  const [error, setError] = useState<string | null>(null)
  const [waitsFor, restart] = useCountdown(waitSeconds)
  const [isVerifying, runVerify] = useBusy()
  const [isSending, runSend] = useBusy()
  const [around, focusFirstError] = useErrorFocus()

  const refuse = (sentence: string) => {
    setError(sentence)
    focusFirstError()
  }
  const send = (typed: Pin) =>
    runVerify(async () => {
      try {
        await verify(typed.join(''))
      } catch (failure) {
        const isRefused = failure instanceof CallFailed && [400, 403, 409, 429].includes(failure.status)
        if (!isRefused || !failure.message || failure.code === 'unverified') return tellFailure(failure)
        setPin(emptyPin(typed.length))
        refuse(failure.message)
      }
    })
  return {
    pin,
    type(typed) {
      setPin(typed)
      setError(null)
      if (isWhole(typed) && !isWhole(pin)) send(typed)
    },
    error,
    around,
    waitsFor,
    isVerifying,
    isSending,
    submit() {
      if (!isWhole(pin)) return refuse(fieldMessage(language, broken('required', 'otp')))
      send(pin)
    },
    sendAgain: () =>
      runSend(async () => {
        try {
          const sent = await resend()
          toast.success(sent.message)
          setPin(emptyPin(sent.code_length ?? length))
          setError(null)
          restart(resendWaitSeconds)
        } catch (failure) {
          if (failure instanceof CallFailed && failure.retryAfter) restart(failure.retryAfter)
          tellFailure(failure)
        }
      }),
  }
}
