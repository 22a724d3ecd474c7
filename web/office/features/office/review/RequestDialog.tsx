import { useState } from 'react'
import { hourMs } from '#domain/durations.ts'
import { type DataRequestKind, dataRequestKinds } from '#domain/site/complaints.ts'
import { call } from '#web/api/client.ts'
import { FormDialog } from '#web/office/parts/FormDialog.tsx'
import { useOfficeForm } from '#web/office/parts/use-office-form.ts'
import { Field } from '#web/ui/Field.tsx'
import { FileDrop } from '#web/ui/files/FileDrop.tsx'
import { useLanguage } from '#web/ui/language.ts'
import { Select } from '#web/ui/Select.tsx'
import { TextArea } from '#web/ui/TextArea.tsx'
import { TextInput } from '#web/ui/TextInput.tsx'
import { requestWords } from './request-words.ts'
import { queueWords } from './words.ts'

const nowInIndia = () => new Date(Date.now() + 5.5 * hourMs).toISOString().slice(0, 16)

/** Records what a family asks for about its data, with the letter where there is one. */
export function RequestDialog({ onClose, onRecorded }: { onClose: () => void; onRecorded: (message: string) => void }) {
  const language = useLanguage()
  const t = requestWords(language)
  const kinds = queueWords(language).complaintKinds
  const form = useOfficeForm({
    kind: '',
    registration_no: '',
    name: '',
    email: '',
    received_at: nowInIndia(),
    message: '',
  })
  const [letter, setLetter] = useState<File | null>(null)
  const save = async () => {
    const { kind, received_at, ...asked } = form.values
    const sent = { ...asked, kind: kind as DataRequestKind, received_at: received_at ? `${received_at}:00+05:30` : '' }
    const { message, number } = await call('POST /office/requests', sent)
    if (letter)
      await call(
        'POST /office/requests/paper',
        { number },
        { file: { field: 'paper', blob: letter, name: letter.name } },
      )
    onRecorded(message)
  }
  const line = (name: 'registration_no' | 'name' | 'email', label: string, required = false) => (
    <Field label={label} required={required} error={form.errors[name]}>
      <TextInput autoComplete="off" maxLength={64} {...form.control(name)} />
    </Field>
  )
  return (
    <FormDialog title={t.record} confirm={t.record} form={form} onSend={save} onClose={onClose}>
      <p>{t.recordHelp}</p>
      <Field label={t.kind} required error={form.errors.kind}>
        <Select
          {...form.control('kind')}
          placeholder={t.choose}
          options={dataRequestKinds.map(kind => ({ value: kind, label: kinds[kind] }))}
        />
      </Field>
      {line('registration_no', t.registrationNo, true)}
      {line('name', t.name, true)}
      {line('email', t.email)}
      <Field label={t.receivedAt} required error={form.errors.received_at}>
        <TextInput type="datetime-local" {...form.control('received_at')} />
      </Field>
      <Field label={t.message} required error={form.errors.message}>
        <TextArea rows={3} maxLength={300} {...form.control('message')} />
      </Field>
      <Field label={t.letter} hint={letter?.name ?? t.letterHelp}>
        <FileDrop
          accept="application/pdf,image/png,image/jpeg"
          onFile={setLetter}
          words={{ choose: t.chooseLetter, sending: () => t.chooseLetter }}
        />
      </Field>
    </FormDialog>
  )
}
