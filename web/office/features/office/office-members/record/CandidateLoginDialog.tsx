import { call } from '#web/api/client.ts'
import { FormDialog } from '#web/office/parts/FormDialog.tsx'
import { ReasonField } from '#web/office/parts/ReasonField.tsx'
import { useOfficeForm } from '#web/office/parts/use-office-form.ts'
import { Field } from '#web/ui/Field.tsx'
import { useLanguage } from '#web/ui/language.ts'
import { TextInput } from '#web/ui/TextInput.tsx'
import { toast } from '#web/ui/Toasts.tsx'
import { memberCandidateWords } from './consent-words.ts'

/** Names the own contact of a candidate who stands at the counter, to which the code for the login goes. */
export function CandidateLoginDialog({ uuid, onClose }: { uuid: string; onClose: () => void }) {
  const t = memberCandidateWords(useLanguage())
  const form = useOfficeForm({ mobile: '', email: '', reason: '' })
  const send = async () => {
    const { message } = await call('POST /office/member/candidate-login', { uuid, ...form.values })
    onClose()
    toast.success(message)
  }
  return (
    <FormDialog title={t.login} confirm={t.login} form={form} onSend={send} onClose={onClose}>
      <p>{t.loginHelp}</p>
      <Field label={t.mobile} error={form.errors.mobile}>
        <TextInput type="tel" inputMode="numeric" filter="digits" maxLength={15} {...form.control('mobile')} />
      </Field>
      <Field label={t.email} error={form.errors.email}>
        <TextInput inputMode="email" autoCapitalize="none" spellCheck={false} {...form.control('email')} />
      </Field>
      <ReasonField kind="family" {...form.control('reason')} error={form.errors.reason} />
    </FormDialog>
  )
}
