import { call } from '#web/api/client.ts'
import { FormDialog } from '#web/office/parts/FormDialog.tsx'
import { ReasonField } from '#web/office/parts/ReasonField.tsx'
import { useOfficeForm } from '#web/office/parts/use-office-form.ts'
import { Field } from '#web/ui/Field.tsx'
import { useLanguage } from '#web/ui/language.ts'
import { TextInput } from '#web/ui/TextInput.tsx'
import { memberRecordWords } from './words.ts'

interface Props {
  uuid: string
  onClose: () => void
  onDone: (answer: { message: string }) => void
}

export function AddViewsDialog({ uuid, onClose, onDone }: Props) {
  const t = memberRecordWords(useLanguage())
  const form = useOfficeForm({ views: '', reason: '' })
  return (
    <FormDialog
      title={t.addViewsTitle}
      confirm={t.addViews}
      form={form}
      onClose={onClose}
      onSend={async () => onDone(await call('POST /office/member/add-views', { uuid, ...form.values }))}
    >
      <Field label={t.howMany} required error={form.errors.views}>
        <TextInput data-first="" inputMode="numeric" maxLength={3} {...form.control('views')} />
      </Field>
      <ReasonField kind="family" {...form.control('reason')} error={form.errors.reason} />
    </FormDialog>
  )
}
