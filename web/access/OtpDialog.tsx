import { useState } from 'react'
import { accessCodeLength, contactCodeLength } from '#domain/limits.ts'
import { takeReturnPath } from '#web/session/return-path.ts'
import { Button } from '#web/ui/Button.tsx'
import { Dialog } from '#web/ui/Dialog.tsx'
import { useLanguage } from '#web/ui/language.ts'
import { toast } from '#web/ui/Toasts.tsx'
import { CloseQuestion } from './CloseQuestion.tsx'
import { CodeFields } from './CodeFields.tsx'
import { type AwaitedCode, askForCode, giveUpCode, type Tab, verifyCode } from './codes.ts'
import styles from './forms.module.css'
import { leaveTo } from './leave.ts'
import { logInByCode } from './log-in.ts'
import { spokenMobile } from './phone.ts'
import { useCodeForm } from './use-code-form.ts'
import { accessWords } from './words.ts'

interface Props {
  awaited: AwaitedCode
  /** Goes back to the registration that this code belongs to, for a number that was mistyped. */
  onCorrect?: (() => void) | undefined
  /** Goes back to the login form, for a code that serves as the password. */
  onBack?: (() => void) | undefined
  onContactMissing: (missing: Tab) => void
  /** Called once a login by code is in. */
  onEntered: () => Promise<void>
  onClose: () => void
}

export function OtpDialog({ awaited, onCorrect, onBack, onContactMissing, onEntered, onClose }: Props) {
  const words = accessWords(useLanguage())
  const isLogin = awaited.mode === 'login'
  const opensAccount = isLogin || awaited.mode === 'reset'
  const form = useCodeForm({
    length: opensAccount ? accessCodeLength : (awaited.codeLength ?? contactCodeLength),
    waitSeconds: awaited.waitSeconds,
    async verify(code) {
      if (isLogin) {
        const missing = await logInByCode(awaited, code)
        return missing ? onContactMissing(missing) : onEntered()
      }
      const { page, message } = await verifyCode(awaited, code)
      toast.afterNavigation('success', message)
      await leaveTo(page)
    },
    resend: () => askForCode(awaited),
  })
  const sentTo = awaited.tab === 'mobile' ? spokenMobile(awaited.contact, awaited.country) : awaited.contact
  const hintOf = () => {
    if (awaited.isFromOffice) return words.otpFromOffice(sentTo)
    if (awaited.isByOther) return words.otpByEmail(sentTo)
    return opensAccount ? words.otpPerhapsSentTo(sentTo) : words.otpSentTo(sentTo, form.pin.length)
  }
  const [isLeaving, setIsLeaving] = useState(false)
  const leave = () => void giveUpCode(awaited).then(onClose)
  // A registration without its code is unfinished, and a tap by mistake should not end it.
  const close = opensAccount || awaited.canSkip ? leave : () => setIsLeaving(true)

  return (
    <Dialog
      eyebrow="खात्री"
      title={isLogin ? words.loginByCodeTitle : words.otpTitle}
      hint={hintOf()}
      onClose={close}
      onBack={onBack}
      busy={form.isVerifying}
      onSubmit={form.submit}
      footer={
        <>
          {onBack ? (
            <Button onClick={() => (form.isVerifying ? undefined : onBack())}>{words.backToLogin}</Button>
          ) : null}
          {awaited.canSkip ? <Button onClick={() => void leaveTo(takeReturnPath())}>{words.skip}</Button> : null}
          <Button kind="primary" type="submit" busy={form.isVerifying}>
            {isLogin ? words.login : words.verify}
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
        {isLeaving ? (
          <CloseQuestion
            hasPassword={awaited.hasPassword !== false}
            onStay={() => setIsLeaving(false)}
            onLeave={leave}
          />
        ) : null}
      </div>
    </Dialog>
  )
}
