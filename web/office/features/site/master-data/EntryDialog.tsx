import type { MasterType } from '#contract/site/choice-lists.ts'
import { call } from '#web/api/client.ts'
import { FormDialog } from '#web/office/parts/FormDialog.tsx'
import { useOfficeForm } from '#web/office/parts/use-office-form.ts'
import { Field } from '#web/ui/Field.tsx'
import { useLanguage } from '#web/ui/language.ts'
import { TextInput } from '#web/ui/TextInput.tsx'
import type { ListEntry } from './queries.ts'
import { officeListWords } from './words.ts'

interface Props {
  type: MasterType
  version: number
  /** The entry to rename. Without one, a new entry is added. */
  entry: ListEntry | null
  title: string
  onClose: () => void
  onSaved: (message: string) => void
}

/** The names of an entry in both languages. */
export function EntryDialog({ type, version, entry, title, onClose, onSaved }: Props) {
  const t = officeListWords(useLanguage())
  const form = useOfficeForm({ name_en: entry?.name_en ?? '', name_mr: entry?.name_mr ?? '' })
  const send = async () => {
    const { message } = entry
      ? await call('PUT /office/lists/:type', { type, version, uuid: entry.uuid, ...form.values })
      : await call('POST /office/lists/:type', { type, version, ...form.values })
    onSaved(message)
  }
  const name = (key: 'name_en' | 'name_mr', label: string) => (
    <Field label={label} required error={form.errors[key]}>
      <TextInput
        {...(key === 'name_en' && { 'data-first': '' })}
        lang={key === 'name_mr' ? 'mr' : 'en'}
        autoComplete="off"
        maxLength={240}
        {...form.control(key)}
      />
    </Field>
  )
  return (
    <FormDialog
      title={title}
      hint={entry ? t.renameHelp : t.addHelp}
      confirm={t.save}
      form={form}
      onSend={send}
      onClose={onClose}
    >
      {name('name_en', t.english)}
      {name('name_mr', t.marathi)}
    </FormDialog>
  )
}
