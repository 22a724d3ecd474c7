import { useState } from 'react'
import { hourMs } from '#domain/durations.ts'
import { call } from '#web/api/client.ts'
import { FormDialog } from '#web/office/parts/FormDialog.tsx'
import { useOfficeForm } from '#web/office/parts/use-office-form.ts'
import { Field } from '#web/ui/Field.tsx'
import { FileDrop } from '#web/ui/files/FileDrop.tsx'
import { useLanguage } from '#web/ui/language.ts'
import { TextArea } from '#web/ui/TextArea.tsx'
import { TextInput } from '#web/ui/TextInput.tsx'
import { queueWords } from './words.ts'

const nowInIndia = () => new Date(Date.now() + 5.5 * hourMs).toISOString().slice(0, 16)

/** Records an order of a court or of the government, with its paper. */
export function OrderDialog({ onClose, onRecorded }: { onClose: () => void; onRecorded: (message: string) => void }) {
  const t = queueWords(useLanguage())
  const form = useOfficeForm({
    authority: '',
    email: '',
    received_at: nowInIndia(),
    about_registration_no: '',
    message: '',
    paper: '',
  })
  const [paper, setPaper] = useState<File | null>(null)
  const save = async () => {
    const { paper: _, received_at, ...order } = form.values
    const file = { field: 'paper', blob: paper ?? new Blob(), name: paper?.name ?? 'order' }
    const sent = { ...order, received_at: received_at ? `${received_at}:00+05:30` : '' }
    onRecorded((await call('POST /office/orders', sent, { file })).message)
  }
  const line = (name: 'authority' | 'email' | 'about_registration_no', label: string, required = false) => (
    <Field label={label} required={required} error={form.errors[name]}>
      <TextInput autoComplete="off" maxLength={64} {...form.control(name)} />
    </Field>
  )
  return (
    <FormDialog title={t.recordOrder} confirm={t.recordOrder} form={form} onSend={save} onClose={onClose}>
      <p>{t.recordOrderHelp}</p>
      {line('authority', t.authority, true)}
      {line('email', t.authorityEmail)}
      <Field label={t.receivedAt} required error={form.errors.received_at}>
        <TextInput type="datetime-local" {...form.control('received_at')} />
      </Field>
      {line('about_registration_no', t.aboutNumber)}
      <Field label={t.orderWords} required error={form.errors.message}>
        <TextArea rows={3} maxLength={300} {...form.control('message')} />
      </Field>
      <Field label={t.paper} required hint={paper?.name ?? t.paperHelp} error={form.errors.paper}>
        <FileDrop
          accept="application/pdf,image/png,image/jpeg"
          onFile={setPaper}
          words={{ choose: t.choosePaper, sending: () => t.choosePaper }}
        />
      </Field>
    </FormDialog>
  )
}
