import * as field from '#contract/fields.ts'
import { isSentByFamily } from '#web/session/return-path.ts'
import { Button } from '#web/ui/Button.tsx'
import { Checkbox } from '#web/ui/Checkbox.tsx'
import { useLanguage } from '#web/ui/language.ts'
import { Tabs } from '#web/ui/Tabs.tsx'
import type { AwaitedCode, Tab } from './codes.ts'
import { EmailField } from './EmailField.tsx'
import { ruleBroken } from './form-errors.ts'
import styles from './forms.module.css'
import { LoginFrame } from './LoginFrame.tsx'
import { LoginPassword } from './LoginPassword.tsx'
import { type Credentials, codeFromOffice, logIn, requestLoginCode } from './log-in.ts'
import { PhoneField } from './PhoneField.tsx'
import { useCredentials } from './use-credentials.ts'
import { useLoginForm } from './use-login-form.ts'
import { asUserName, usePasskeyLogin } from './use-passkey-login.ts'
import { accessWords } from './words.ts'

interface Props {
  /** What the form is filled with if another dialog led here. */
  initial?: Partial<Credentials> | undefined
  onClose: () => void
  onForgot: (tab: Tab) => void
  onRegister: () => void
  onCodeAwaited: (awaited: AwaitedCode) => void
  onContactMissing: (missing: Tab, password?: string) => void
  /** Called once the member is in. */
  onEntered: () => Promise<void>
}

const brokenRules = ({ tab, email, mobile, password }: Credentials) => ({
  ...(tab === 'email'
    ? { email: ruleBroken(field.email, email) }
    : { mobile: ruleBroken(field.identity('mobile'), mobile) }),
  password: ruleBroken(field.password, password),
})

export function LoginDialog({
  initial,
  onClose,
  onForgot,
  onRegister,
  onCodeAwaited,
  onContactMissing,
  onEntered,
}: Props) {
  const words = accessWords(useLanguage())
  const { credentials, set, rememberMe, setRememberMe } = useCredentials(initial)
  const { tab } = credentials
  const form = useLoginForm({
    password: credentials.password,
    broken: () => brokenRules(credentials),
    async enter() {
      const next = await logIn(credentials, rememberMe)
      if (next && 'awaited' in next) onCodeAwaited(next.awaited)
      else if (next) onContactMissing(next.missing, credentials.password)
      else await onEntered()
    },
    askForCode: async () => onCodeAwaited(await requestLoginCode(credentials, rememberMe)),
  })
  usePasskeyLogin({ onEntered, onContactMissing })
  const { errors } = form
  const change = (changes: Partial<Credentials>) => {
    set(changes)
    form.forgive()
  }

  return (
    <LoginFrame form={form} hint={isSentByFamily() ? words.sharedHint : words.loginHint} onClose={onClose}>
      <Tabs
        panelClassName={styles.fields}
        label={words.loginWays}
        value={tab}
        onChange={value => change({ tab: value === 'email' ? 'email' : 'mobile' })}
        tabs={[
          { value: 'mobile', label: words.mobileTab },
          { value: 'email', label: words.emailTab },
        ]}
      >
        {tab === 'mobile' ? (
          <PhoneField
            first
            autoComplete={asUserName}
            label={words.mobile}
            error={errors.mobile}
            country={credentials.country}
            onCountry={country => change({ country })}
            digits={credentials.mobile}
            onDigits={mobile => change({ mobile })}
          />
        ) : (
          <EmailField
            autoComplete={asUserName}
            label={words.email}
            error={errors.email}
            value={credentials.email}
            onChange={email => change({ email })}
          />
        )}
        <LoginPassword
          form={form}
          value={credentials.password}
          onChange={password => change({ password })}
          onForgot={() => onForgot(tab)}
        />
      </Tabs>
      <Checkbox checked={rememberMe} onChange={setRememberMe}>
        {words.rememberMe}
      </Checkbox>
      <div className={styles.invitation}>
        {words.officeSentCode}
        <Button
          kind="quiet"
          onClick={() => form.attemptWithContact(async () => onCodeAwaited(codeFromOffice(credentials, rememberMe)))}
        >
          {words.haveCode}
        </Button>
      </div>
      <div className={styles.invitation}>
        {words.invitedByFamily}
        <a href="/family-invitation">{words.familyInvitation}</a>
      </div>
      <div className={styles.invitation}>
        {words.newHere}
        <Button kind="quiet" onClick={onRegister}>
          {words.registerFree}
        </Button>
      </div>
    </LoginFrame>
  )
}
