import * as field from '#contract/fields.ts'
import { Button } from '#web/ui/Button.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { useLanguage } from '#web/ui/language.ts'
import type { AwaitedCode, Tab } from './codes.ts'
import { EmailField } from './EmailField.tsx'
import { ruleBroken } from './form-errors.ts'
import styles from './forms.module.css'
import { LoginFrame } from './LoginFrame.tsx'
import { type Credentials, logInFromFooter, requestLoginCode } from './log-in.ts'
import { PasswordField } from './PasswordField.tsx'
import { useCredentials } from './use-credentials.ts'
import { useLoginForm } from './use-login-form.ts'
import { asUserName, usePasskeyLogin } from './use-passkey-login.ts'
import { accessWords } from './words.ts'

interface Props {
  onClose: () => void
  onForgot: (tab: Tab) => void
  onRegister: () => void
  onCodeAwaited: (awaited: AwaitedCode) => void
  onContactMissing: (missing: Tab, password?: string) => void
  /** Called once the member is in. */
  onEntered: () => Promise<void>
}

/** The footer's short login. It requires an e-mail but does not check its format. */
export function FooterLoginDialog({
  onClose,
  onForgot,
  onRegister,
  onCodeAwaited,
  onContactMissing,
  onEntered,
}: Props) {
  const words = accessWords(useLanguage())
  const { credentials, set } = useCredentials()
  const { email, password } = credentials
  const form = useLoginForm({
    broken: () => ({
      email: ruleBroken(field.identity('email'), email),
      password: ruleBroken(field.password, password),
    }),
    async enter() {
      const missing = await logInFromFooter({ ...credentials, tab: 'email' })
      if (missing) onContactMissing(missing, password)
      else await onEntered()
    },
    askForCode: async () => onCodeAwaited(await requestLoginCode({ ...credentials, tab: 'email' }, false)),
  })
  usePasskeyLogin({ onEntered, onContactMissing })
  const { errors } = form
  const change = (changes: Partial<Credentials>) => {
    set(changes)
    form.forgive()
  }

  return (
    <LoginFrame form={form} onClose={onClose}>
      <EmailField
        first
        autoComplete={asUserName}
        label={words.email}
        error={errors.email}
        value={email}
        onChange={typed => change({ email: typed })}
      />
      <PasswordField
        label={words.password}
        error={errors.password}
        autoComplete="current-password"
        value={password}
        onChange={typed => change({ password: typed })}
      />
      <div className={classNames('apart', styles.ends)}>
        <Button kind="quiet" onClick={onRegister}>
          {words.registerFree}
        </Button>
        <Button kind="quiet" onClick={() => onForgot('email')}>
          {words.forgotLink}
        </Button>
      </div>
    </LoginFrame>
  )
}
