import { PasswordOrCodeField } from '#web/access/PasswordOrCodeField.tsx'
import { usePasswordAgain } from '#web/member/parts/use-password-again.ts'
import { Dialog } from '#web/ui/Dialog.tsx'
import { FormButtons } from '#web/ui/FormButtons.tsx'
import { useLanguage } from '#web/ui/language.ts'
import { settingsWords } from './words.ts'

interface Props {
  title: string
  hint: string
  /** The label of the button. */
  confirm: string
  /** Does what the member confirmed. Throws when the server refuses. */
  onPassword: (password: string) => Promise<void>
  onClose: () => void
}

/** Asks for the password before something grave, because an unattended browser must not be enough. */
export function PasswordDialog({ title, hint, confirm, onPassword, onClose }: Props) {
  const t = settingsWords(useLanguage())
  const { isBusy, submit, field } = usePasswordAgain(onPassword)
  return (
    <Dialog
      eyebrow="सुरक्षा"
      title={title}
      hint={hint}
      busy={isBusy}
      onClose={onClose}
      onSubmit={submit}
      footer={<FormButtons busy={isBusy} cancel={t.cancel} confirm={confirm} onCancel={onClose} />}
    >
      <PasswordOrCodeField label={t.passwordLabel} {...field} />
    </Dialog>
  )
}
