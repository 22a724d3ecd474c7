import { type StaffRole, staffRoles } from '#domain/office/staff.ts'
import { call } from '#web/api/client.ts'
import { FormDialog } from '#web/office/parts/FormDialog.tsx'
import { useOfficeForm } from '#web/office/parts/use-office-form.ts'
import { Field } from '#web/ui/Field.tsx'
import { useLanguage } from '#web/ui/language.ts'
import { Select } from '#web/ui/Select.tsx'
import { TextInput } from '#web/ui/TextInput.tsx'
import { toast } from '#web/ui/Toasts.tsx'
import { staffWords } from './words.ts'

interface Props {
  onClose: () => void
  onLink: (link: string) => void
}

export function InviteDialog({ onClose, onLink }: Props) {
  const t = staffWords(useLanguage())
  const form = useOfficeForm({ email: '', role: '' })
  const send = async () => {
    const { email, role } = form.values
    // The cast is safe, because the server refuses an unknown role.
    const { link, message } = await call('POST /office/staff/invite', { email, role: role as StaffRole })
    toast.success(message)
    onLink(link)
  }
  return (
    <FormDialog
      title={t.inviteTitle}
      hint={t.inviteHelp}
      confirm={t.invite}
      form={form}
      onSend={send}
      onClose={onClose}
    >
      <Field label={t.email} required error={form.errors.email}>
        <TextInput data-first="" type="email" autoComplete="off" autoCapitalize="none" {...form.control('email')} />
      </Field>
      <Field label={t.role} required error={form.errors.role}>
        <Select
          placeholder={t.chooseRole}
          options={staffRoles.map(value => ({ value, label: t[value] }))}
          {...form.control('role')}
        />
      </Field>
    </FormDialog>
  )
}
