import { call } from '#web/api/client.ts'
import { FormDialog } from '#web/office/parts/FormDialog.tsx'
import { useOfficeForm } from '#web/office/parts/use-office-form.ts'
import { Field } from '#web/ui/Field.tsx'
import { useLanguage } from '#web/ui/language.ts'
import { PasswordInput } from '#web/ui/PasswordInput.tsx'
import { OldPasswordField } from './OldPasswordField.tsx'
import { accountWords } from './words.ts'

export function PasswordDialog({ onClose, onDone }: { onClose: () => void; onDone: (message: string) => void }) {
  const t = accountWords(useLanguage())
  const form = useOfficeForm({ old_password: '', password: '', confirm_password: '' })
  const { values, errors, control } = form
  const eyes = { showLabel: t.show, hideLabel: t.hide, autoComplete: 'new-password' } as const
  return (
    <FormDialog
      title={t.changePassword}
      hint={t.passwordHelp}
      confirm={t.save}
      form={form}
      onClose={onClose}
      onSend={async () => onDone((await call('POST /office/account/password', values)).message)}
    >
      <OldPasswordField {...control('old_password')} error={errors.old_password} />
      <Field label={t.newPassword} required hint={t.newPasswordHelp} error={errors.password}>
        <PasswordInput {...eyes} {...control('password')} />
      </Field>
      <Field label={t.again} required error={errors.confirm_password}>
        <PasswordInput {...eyes} {...control('confirm_password')} />
      </Field>
    </FormDialog>
  )
}
