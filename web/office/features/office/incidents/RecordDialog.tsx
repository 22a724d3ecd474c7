import { useState } from 'react'
import { hourMs } from '#domain/durations.ts'
import { call } from '#web/api/client.ts'
import { FormDialog } from '#web/office/parts/FormDialog.tsx'
import { useOfficeForm } from '#web/office/parts/use-office-form.ts'
import { Field } from '#web/ui/Field.tsx'
import { useLanguage } from '#web/ui/language.ts'
import { TextArea } from '#web/ui/TextArea.tsx'
import { TextInput } from '#web/ui/TextInput.tsx'
import type { IncidentDetail } from './queries.ts'
import { incidentWords } from './words.ts'

/** The time on India's clocks, which the field shows wherever its reader is. */
const wallClock = (at: number) => new Date(at + 5.5 * hourMs).toISOString().slice(0, 16)

interface Props {
  /** The incident to correct. Without one, a new incident is recorded. */
  incident?: IncidentDetail
  onClose: () => void
  onSaved: (message: string, uuid: string) => void
}

export function RecordDialog({ incident, onClose, onSaved }: Props) {
  const t = incidentWords(useLanguage())
  const [now] = useState(() => Date.now())
  const form = useOfficeForm({
    title: incident?.title ?? '',
    what: incident?.what ?? '',
    known_at: wallClock(incident ? Date.parse(incident.known_at) : now),
  })
  const { title, what, known_at } = form.values
  const save = async () => {
    const sent = { title, what, known_at: known_at ? `${known_at}:00+05:30` : '' }
    if (incident) {
      const { uuid, version } = incident
      const { message } = await call('PUT /office/incidents/:uuid', { uuid, version, ...sent })
      return onSaved(message, uuid)
    }
    const { uuid, message } = await call('POST /office/incidents', sent)
    onSaved(message, uuid)
  }
  const name = incident ? t.edit : t.record
  return (
    <FormDialog title={name} confirm={incident ? t.save : name} form={form} onSend={save} onClose={onClose}>
      <Field label={t.title} required error={form.errors.title}>
        <TextInput autoComplete="off" maxLength={100} {...form.control('title')} />
      </Field>
      <Field label={t.knownAt} required hint={t.knownAtHelp} error={form.errors.known_at}>
        <TextInput type="datetime-local" {...form.control('known_at')} />
      </Field>
      <Field label={t.what} required hint={t.whatHelp} error={form.errors.what}>
        <TextArea rows={8} maxLength={4000} {...form.control('what')} />
      </Field>
    </FormDialog>
  )
}
