import { call } from '#web/api/client.ts'
import { FormDialog } from '#web/office/parts/FormDialog.tsx'
import { ReasonField } from '#web/office/parts/ReasonField.tsx'
import { useOfficeForm } from '#web/office/parts/use-office-form.ts'
import { Field } from '#web/ui/Field.tsx'
import { useLanguage } from '#web/ui/language.ts'
import { TextInput } from '#web/ui/TextInput.tsx'
import type { OfficeMemberRecord } from './queries.ts'
import { memberRecordWords } from './words.ts'

interface Props {
  record: OfficeMemberRecord
  onClose: () => void
  onDone: (answer: { message: string }) => void
}

export function EditDialog({ record, onClose, onDone }: Props) {
  const say = memberRecordWords(useLanguage())
  const form = useOfficeForm({ ...record.editable, reason: '' })
  const fields = Object.keys(record.editable) as (keyof OfficeMemberRecord['editable'])[]
  return (
    <FormDialog
      title={say.editTitle}
      confirm={say.save}
      form={form}
      onClose={onClose}
      onSend={async () =>
        onDone(await call('POST /office/member/edit', { uuid: record.uuid, version: record.version, ...form.values }))
      }
    >
      {fields.map(name => (
        <Field key={name} label={say[name]} error={form.errors[name]}>
          <TextInput
            type={name === 'dob' ? 'date' : 'text'}
            value={form.values[name]}
            onChange={value => form.set({ [name]: value })}
          />
        </Field>
      ))}
      <ReasonField value={form.values.reason} error={form.errors.reason} onChange={reason => form.set({ reason })} />
    </FormDialog>
  )
}
