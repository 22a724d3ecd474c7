import { useRef } from 'react'
import { Button } from '#web/ui/Button.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { useLanguage } from '#web/ui/language.ts'
import styles from './forms.module.css'
import { PasswordField } from './PasswordField.tsx'
import type { LoginForm } from './use-login-form.ts'
import { accessWords } from './words.ts'

interface Props {
  form: LoginForm
  value: string
  onChange: (password: string) => void
  onForgot: () => void
}

/** The password of a login form. It is folded until somebody asks for it, or until the browser has filled it. */
export function LoginPassword({ form, value, onChange, onForgot }: Props) {
  const words = accessWords(useLanguage())
  const field = useRef<HTMLDivElement>(null)
  const { isByPassword } = form
  return (
    <>
      {/* Folded it stays in the page, because browsers fill only what they find there. */}
      <div
        ref={field}
        className={isByPassword ? undefined : classNames('visually-hidden', styles.folded)}
        aria-hidden={!isByPassword}
      >
        <PasswordField
          label={words.password}
          error={form.errors.password}
          autoComplete="current-password"
          tabIndex={isByPassword ? undefined : -1}
          value={value}
          onChange={typed => {
            form.askForPassword()
            onChange(typed)
          }}
        />
      </div>
      <div className={classNames('apart', styles.ends)}>
        <Button
          kind="quiet"
          onClick={() => {
            if (isByPassword) return form.submitForCode()
            form.askForPassword()
            field.current?.querySelector('input')?.focus()
          }}
        >
          {isByPassword ? words.loginByCode : words.loginByPassword}
        </Button>
        <Button kind="quiet" onClick={onForgot}>
          {words.forgotLink}
        </Button>
      </div>
    </>
  )
}
