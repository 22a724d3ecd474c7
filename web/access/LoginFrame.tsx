import type { ReactNode } from 'react'
import { Button } from '#web/ui/Button.tsx'
import { Dialog } from '#web/ui/Dialog.tsx'
import { useLanguage } from '#web/ui/language.ts'
import { Notice } from '#web/ui/Notice.tsx'
import styles from './forms.module.css'
import type { LoginForm } from './use-login-form.ts'
import { accessWords } from './words.ts'

interface Props {
  form: LoginForm
  hint?: string
  onClose: () => void
  children: ReactNode
}

/** The dialog around both login forms. */
export function LoginFrame({ form, hint, onClose, children }: Props) {
  const { busy, submit, isByPassword, around, refusal } = form
  const words = accessWords(useLanguage())
  return (
    <Dialog
      eyebrow="स्वागत"
      title={words.login}
      {...(hint && { hint })}
      onClose={onClose}
      busy={busy}
      onSubmit={submit}
      footer={
        <Button kind="primary" type="submit" busy={busy}>
          {isByPassword ? words.login : words.loginByCode}
        </Button>
      }
    >
      <div className={styles.fields} ref={around}>
        {refusal ? (
          <div role="alert">
            <Notice>{refusal}</Notice>
          </div>
        ) : null}
        {children}
      </div>
    </Dialog>
  )
}
