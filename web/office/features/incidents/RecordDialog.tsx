import { call } from '#web/api/client.ts'
import { FormDialog } from '#web/office/parts/FormDialog.tsx'
import { useOfficeForm } from '#web/office/parts/use-office-form.ts'
import { Field } from '#web/ui/Field.tsx'
import { useLanguage } from '#web/ui/language.ts'
import { TextArea } from '#web/ui/TextArea.tsx'
import { TextInput } from '#web/ui/TextInput.tsx'
import { incidentWords } from './words.ts'

/** The wall clock of India, which the field shows wherever its reader sits. */
const nowInIndia = () => new Date(Date.now() + 5.5 * 3_600_000).toISOString().slice(0, 16)

export function RecordDialog({
  onClose,
  onRecorded,
}: {
  onClose: () => void
  onRecorded: (uuid: string, message: string) => void
}) {
  const say = incidentWords(useLanguage())
  const form = useOfficeForm({ title: '', what: '', known_at: nowInIndia() })
  const { title, what, known_at } = form.values
  const save = async () => {
    const sent = { title, what, known_at: known_at ? `${known_at}:00+05:30` : '' }
    const { uuid, message } = await call('POST /office/incidents', sent)
    onRecorded(uuid, message)
  }
  return (
    <FormDialog title={say.record} confirm={say.record} form={form} onSend={save} onClose={onClose}>
      <Field label={say.title} required error={form.errors.title}>
        <TextInput autoComplete="off" maxLength={100} value={title} onChange={value => form.set({ title: value })} />
      </Field>
      <Field label={say.knownAt} required hint={say.knownAtHelp} error={form.errors.known_at}>
        <TextInput type="datetime-local" value={known_at} onChange={value => form.set({ known_at: value })} />
      </Field>
      <Field label={say.what} required hint={say.whatHelp} error={form.errors.what}>
        <TextArea rows={8} maxLength={4000} value={what} onChange={value => form.set({ what: value })} />
      </Field>
    </FormDialog>
  )
}
