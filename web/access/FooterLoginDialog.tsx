import * as field from '#contract/fields.ts'
import { Button } from '#web/ui/Button.tsx'
import { useLanguage } from '#web/ui/language.ts'
import type { AwaitedCode, Tab } from './codes.ts'
import { EmailField } from './EmailField.tsx'
import { ruleBroken } from './form-errors.ts'
import styles from './forms.module.css'
import { LoginFrame } from './LoginFrame.tsx'
import { LoginPassword } from './LoginPassword.tsx'
import { type Credentials, logInFromFooter, requestLoginCode } from './log-in.ts'
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
    password,
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
      <LoginPassword
        form={form}
        value={password}
        onChange={typed => change({ password: typed })}
        onForgot={() => onForgot('email')}
      />
      <div className={styles.invitation}>
        {words.newHere}
        <Button kind="quiet" onClick={onRegister}>
          {words.registerFree}
        </Button>
      </div>
    </LoginFrame>
  )
}
