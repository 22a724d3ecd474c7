import { useState } from 'react'
import type { noteKinds } from '#contract/office/member-notes.ts'
import { addDays, dayInIndia } from '#domain/calendar.ts'
import { maxNote } from '#domain/office/member-notes.ts'
import { call } from '#web/api/client.ts'
import { FormDialog } from '#web/office/parts/FormDialog.tsx'
import { useOfficeForm } from '#web/office/parts/use-office-form.ts'
import { officeClient } from '#web/office/queries.ts'
import { Field } from '#web/ui/Field.tsx'
import { useLanguage } from '#web/ui/language.ts'
import { Segmented } from '#web/ui/Segmented.tsx'
import { TextArea } from '#web/ui/TextArea.tsx'
import { TextInput } from '#web/ui/TextInput.tsx'
import { toast } from '#web/ui/Toasts.tsx'
import { recordPartWords } from './part-words.ts'

type Kind = (typeof noteKinds)[number]

/** Writes down a call or a note. It cannot be changed afterwards. */
export function NoteDialog({ uuid, onClose }: { uuid: string; onClose: () => void }) {
  const t = recordPartWords(useLanguage())
  const form = useOfficeForm<{ kind: Kind; text: string; agreed: string; next_call_on: string }>({
    kind: 'CALL',
    text: '',
    agreed: '',
    next_call_on: '',
  })
  const [today] = useState(() => dayInIndia(new Date()))
  const send = async () => {
    const { message } = await call('POST /office/members/:uuid/notes', { uuid, ...form.values })
    toast.success(message)
    void officeClient.invalidateQueries({ queryKey: ['member', uuid] })
    onClose()
  }
  const { values, errors, set, control } = form
  return (
    <FormDialog title={t.addNote} hint={t.noteHelp} confirm={t.keep} form={form} onSend={send} onClose={onClose}>
      <Field label={t.noteKind} group error={errors.kind}>
        <Segmented
          value={values.kind}
          onChange={kind => set({ kind: kind === 'NOTE' ? 'NOTE' : 'CALL' })}
          options={(['CALL', 'NOTE'] as const).map(value => ({ value, label: t[value] }))}
        />
      </Field>
      <Field label={t.noteText} required error={errors.text}>
        <TextArea data-first="" rows={3} maxLength={maxNote} {...control('text')} />
      </Field>
      <Field label={t.agreed} error={errors.agreed}>
        <TextArea rows={2} maxLength={maxNote} {...control('agreed')} />
      </Field>
      <Field label={t.nextCall} hint={t.nextCallHelp} error={errors.next_call_on}>
        <TextInput type="date" min={today} max={addDays(today, 366)} {...control('next_call_on')} />
      </Field>
    </FormDialog>
  )
}
