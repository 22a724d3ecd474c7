import { useState } from 'react'
import { accessCodeLength, contactCodeLength } from '#domain/limits.ts'
import { takeReturnPath } from '#web/session/return-path.ts'
import { Button } from '#web/ui/Button.tsx'
import { Dialog } from '#web/ui/Dialog.tsx'
import { useLanguage } from '#web/ui/language.ts'
import { toast } from '#web/ui/Toasts.tsx'
import { CloseQuestion } from './CloseQuestion.tsx'
import { CodeFields } from './CodeFields.tsx'
import styles from './forms.module.css'
import { leaveTo } from './leave.ts'
import { type AwaitedCode, askForCode, giveUpCode, verifyCode } from './otp.ts'
import { spokenMobile } from './phone.ts'
import { useCodeForm } from './use-code-form.ts'
import { accessWords } from './words.ts'

interface Props {
  awaited: AwaitedCode
  /** Goes back to the registration that this code belongs to, for a number that was mistyped. */
  onCorrect?: (() => void) | undefined
  onClose: () => void
}

export function OtpDialog({ awaited, onCorrect, onClose }: Props) {
  const words = accessWords(useLanguage())
  const form = useCodeForm({
    length: awaited.mode === 'reset' ? accessCodeLength : contactCodeLength,
    waitSeconds: awaited.waitSeconds,
    async verify(code) {
      const { page, message } = await verifyCode(awaited, code)
      toast.afterNavigation('success', message)
      await leaveTo(page)
    },
    resend: () => askForCode(awaited),
  })
  const sentTo = awaited.tab === 'mobile' ? spokenMobile(awaited.contact, awaited.country) : awaited.contact
  const [isLeaving, setIsLeaving] = useState(false)
  const leave = () => void giveUpCode(awaited).then(onClose)
  // Without the code a registration is unfinished, and a slip of the thumb should not end it.
  const close = awaited.mode === 'reset' || awaited.canSkip ? leave : () => setIsLeaving(true)

  return (
    <Dialog
      eyebrow="खात्री"
      title={words.otpTitle}
      hint={awaited.mode === 'reset' ? words.otpPerhapsSentTo(sentTo) : words.otpSentTo(sentTo)}
      closeLabel={words.close}
      onClose={close}
      busy={form.isVerifying}
      onSubmit={form.submit}
      footer={
        <>
          {awaited.canSkip ? <Button onClick={() => void leaveTo(takeReturnPath())}>{words.skip}</Button> : null}
          <Button kind="primary" type="submit" busy={form.isVerifying}>
            {words.verify}
          </Button>
        </>
      }
    >
      <div className={styles.fields} ref={form.around}>
        <CodeFields form={form}>
          {onCorrect ? (
            <Button kind="quiet" onClick={onCorrect}>
              {awaited.tab === 'mobile' ? words.wrongNumber : words.wrongEmail}
            </Button>
          ) : null}
        </CodeFields>
        {isLeaving ? <CloseQuestion onStay={() => setIsLeaving(false)} onLeave={leave} /> : null}
      </div>
    </Dialog>
  )
}
