import type { ReactNode } from 'react'
import { Button } from '#web/ui/Button.tsx'
import { Dialog } from '#web/ui/Dialog.tsx'
import { useLanguage } from '#web/ui/language.ts'
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
export function LoginFrame({ form: { busy, submit, around }, hint, onClose, children }: Props) {
  const words = accessWords(useLanguage())
  return (
    <Dialog
      eyebrow="स्वागत"
      title={words.login}
      {...(hint && { hint })}
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
      <div className={styles.fields} ref={around}>
        {children}
      </div>
    </Dialog>
  )
}
