import { FormDialog } from '#web/office/parts/FormDialog.tsx'
import { useOfficeForm } from '#web/office/parts/use-office-form.ts'
import { OldPasswordField } from './OldPasswordField.tsx'

interface Props {
  title: string
  hint: string
  confirm: string
  /** Does the act with the password, or throws the server's refusal. */
  onConfirm: (password: string) => Promise<void>
  onClose: () => void
}

/** Asks for the password before an act that a stranger at an unattended page must not be able to do. */
export function OldPasswordDialog({ onConfirm, ...dialog }: Props) {
  const form = useOfficeForm({ old_password: '' })
  return (
    <FormDialog {...dialog} form={form} onSend={() => onConfirm(form.values.old_password)}>
      <OldPasswordField {...form.control('old_password')} error={form.errors.old_password} />
    </FormDialog>
  )
}
