import { useState } from 'react'
import * as field from '#contract/fields.ts'
import { CallFailed, currentLanguage } from '#web/api/client.ts'
import { wordLoginFailure } from '#web/api/failures.ts'
import { Button } from '#web/ui/Button.tsx'
import { useBusy } from '#web/ui/busy.ts'
import { Checkbox } from '#web/ui/Checkbox.tsx'
import { Dialog } from '#web/ui/Dialog.tsx'
import { useErrorFocus } from '#web/ui/error-focus.ts'
import { Tabs } from '#web/ui/Tabs.tsx'
import { toast } from '#web/ui/Toasts.tsx'
import { type FieldErrors, isEmpty, ruleBroken, worded } from './checks.ts'
import { useCredentials } from './credentials.ts'
import { EmailField } from './EmailField.tsx'
import { leaveTo } from './leave.ts'
import { type Credentials, logIn } from './log-in.ts'
import type { AwaitedCode, Tab } from './otp.ts'
import { PasswordField } from './PasswordField.tsx'
import { PhoneField } from './PhoneField.tsx'
import { accessWords } from './words.ts'
import './access.css'

interface Props {
  onClose: () => void
  onForgot: (tab: Tab) => void
  onRegister: () => void
  onCodeAwaited: (awaited: AwaitedCode) => void
}

const brokenRules = ({ tab, email, mobile, password }: Credentials) => ({
  ...(tab === 'email'
    ? { email: ruleBroken(field.email, email) }
    : { mobile: ruleBroken(field.identity('mobile'), mobile) }),
  password: ruleBroken(field.password, password),
})

export function LoginDialog({ onClose, onForgot, onRegister, onCodeAwaited }: Props) {
  const language = currentLanguage()
  const words = accessWords(language)
  const { credentials, set, rememberMe, setRememberMe } = useCredentials()
  const [errors, setErrors] = useState<FieldErrors>({})
  const [busy, run] = useBusy()
  const [around, focusFirstError] = useErrorFocus()
  const { tab } = credentials

  const change = (changes: Partial<Credentials>) => {
    set(changes)
    setErrors({})
  }
  const submit = () => {
    const found = worded(language, brokenRules(credentials))
    setErrors(found)
    if (!isEmpty(found)) return focusFirstError()
    run(async () => {
      try {
        const awaited = await logIn(credentials, rememberMe)
        if (awaited) onCodeAwaited(awaited)
        else await leaveTo('/dashboard')
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
      hint={words.loginHint}
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
        <Tabs
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
              label={words.mobile}
              error={errors.mobile}
              country={credentials.country}
              onCountry={country => change({ country })}
              digits={credentials.mobile}
              onDigits={mobile => change({ mobile })}
            />
          ) : (
            <EmailField
              label={words.email}
              error={errors.email}
              value={credentials.email}
              onChange={email => change({ email })}
            />
          )}
          <PasswordField
            label={words.password}
            error={errors.password}
            autoComplete="current-password"
            value={credentials.password}
            onChange={password => change({ password })}
          />
        </Tabs>
        <div className="apart">
          <Checkbox checked={rememberMe} onChange={setRememberMe}>
            {words.rememberMe}
          </Checkbox>
          <Button kind="quiet" onClick={() => onForgot(tab)}>
            {words.forgotLink}
          </Button>
        </div>
        <div className="invitation">
          {words.newHere}
          <Button kind="quiet" onClick={onRegister}>
            {words.registerFree}
          </Button>
        </div>
      </div>
    </Dialog>
  )
}
