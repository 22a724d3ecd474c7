import type { MasterType } from '#contract/site/choice-lists.ts'
import { call } from '#web/api/client.ts'
import { FormDialog } from '#web/office/parts/FormDialog.tsx'
import { useOfficeForm } from '#web/office/parts/use-office-form.ts'
import { Field } from '#web/ui/Field.tsx'
import { useLanguage } from '#web/ui/language.ts'
import { Select } from '#web/ui/Select.tsx'
import type { ListEntry } from './queries.ts'
import { officeListWords } from './words.ts'

interface Props {
  type: MasterType
  version: number
  entry: ListEntry
  /** The entries that are not retired. */
  others: readonly ListEntry[]
  nameOf: (entry: ListEntry) => string
  onClose: () => void
  onMerged: (message: string) => void
}

/** Asks which entry takes over every reference to this one. */
export function MergeDialog({ type, version, entry, others, nameOf, onClose, onMerged }: Props) {
  const t = officeListWords(useLanguage())
  const form = useOfficeForm({ into: '' })
  const send = async () => {
    const sent = { type, version, uuid: entry.uuid, into: form.values.into }
    const { message } = await call('POST /office/lists/:type/merge', sent)
    onMerged(message)
  }
  return (
    <FormDialog
      title={t.mergeTitle(nameOf(entry))}
      hint={t.mergeHelp}
      confirm={t.mergeConfirm}
      form={form}
      onSend={send}
      onClose={onClose}
    >
      <Field label={t.mergeInto} required error={form.errors.into}>
        <Select
          data-first=""
          {...form.control('into')}
          placeholder={t.mergeChoose}
          options={others.map(other => ({ value: other.uuid, label: nameOf(other) }))}
        />
      </Field>
    </FormDialog>
  )
}
