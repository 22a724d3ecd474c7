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
export function OldPasswordDialog({ onConfirm, ...dialog }: Props) {
  const form = useOfficeForm({ old_password: '' })
  return (
    <FormDialog {...dialog} form={form} onSend={() => onConfirm(form.values.old_password)}>
      <OldPasswordField {...form.control('old_password')} error={form.errors.old_password} />
    </FormDialog>
  )
}
