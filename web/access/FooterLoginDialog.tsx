import { useState } from 'react'
import * as field from '#contract/fields.ts'
import { CallFailed, currentLanguage } from '#web/api/client.ts'
import { wordLoginFailure } from '#web/api/failures.ts'
import { Button } from '#web/ui/Button.tsx'
import { useBusy } from '#web/ui/busy.ts'
import { Dialog } from '#web/ui/Dialog.tsx'
import { useErrorFocus } from '#web/ui/error-focus.ts'
import { toast } from '#web/ui/Toasts.tsx'
import { type FieldErrors, isEmpty, ruleBroken, worded } from './checks.ts'
import { useCredentials } from './credentials.ts'
import { EmailField } from './EmailField.tsx'
import { leaveTo } from './leave.ts'
import { logInFromFooter } from './log-in.ts'
import type { Tab } from './otp.ts'
import { PasswordField } from './PasswordField.tsx'
import { accessWords } from './words.ts'
import './access.css'

interface Props {
  onClose: () => void
  onForgot: (tab: Tab) => void
  onRegister: () => void
}

/** The footer's short way in: the e-mail is only asked for, its form is not judged. */
export function FooterLoginDialog({ onClose, onForgot, onRegister }: Props) {
  const language = currentLanguage()
  const words = accessWords(language)
  const { credentials, set } = useCredentials()
  const [errors, setErrors] = useState<FieldErrors>({})
  const [busy, run] = useBusy()
  const [around, focusFirstError] = useErrorFocus()
  const { email, password } = credentials

  const submit = () => {
    const found = worded(language, {
      email: ruleBroken(field.identity('email'), email),
      password: ruleBroken(field.password, password),
    })
    setErrors(found)
    if (!isEmpty(found)) return focusFirstError()
    run(async () => {
      try {
        await logInFromFooter({ ...credentials, tab: 'email' })
        await leaveTo('/dashboard')
      } catch (failure) {
        if (failure instanceof CallFailed) setErrors(failure.fields)
        toast.error(wordLoginFailure(language, failure))
      }
    })
  }

  return (
    <Dialog
      eyebrow="स्वागत"
      title={words.login}
      closeLabel={words.close}
      onClose={onClose}
      busy={busy}
      onSubmit={submit}
      footer={
        <Button kind="primary" type="submit" busy={busy}>
          {words.login}
        </Button>
      }
    >
      <div className="stack" ref={around}>
        <EmailField
          first
          label={words.email}
          error={errors.email}
          value={email}
          onChange={typed => {
            set({ email: typed })
            setErrors({})
          }}
        />
        <PasswordField
          label={words.password}
          error={errors.password}
          autoComplete="current-password"
          value={password}
          onChange={typed => {
            set({ password: typed })
            setErrors({})
          }}
        />
        <div className="apart">
          <Button kind="quiet" onClick={onRegister}>
            {words.registerFree}
          </Button>
          <Button kind="quiet" onClick={() => onForgot('email')}>
            {words.forgotLink}
          </Button>
        </div>
      </div>
    </Dialog>
  )
}
