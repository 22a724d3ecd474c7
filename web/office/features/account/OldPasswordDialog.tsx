import { FormDialog } from '#web/office/parts/FormDialog.tsx'
import { useOfficeForm } from '#web/office/parts/use-office-form.ts'
import { OldPasswordField } from './OldPasswordField.tsx'

interface Props {
  title: string
  hint: string
  confirm: string
  /** Does it with the password, or throws what the server refused it with. */
  onConfirm: (password: string) => Promise<void>
  onClose: () => void
}

/** Asks for the password before something that whoever finds an open page must not do. */
export function OldPasswordDialog({ title, hint, confirm, onConfirm, onClose }: Props) {
  const form = useOfficeForm({ old_password: '' })
  return (
    <FormDialog
      title={title}
      hint={hint}
      confirm={confirm}
      form={form}
      onClose={onClose}
      onSend={() => onConfirm(form.values.old_password)}
    >
      <OldPasswordField {...form.control('old_password')} error={form.errors.old_password} />
    </FormDialog>
  )
}
