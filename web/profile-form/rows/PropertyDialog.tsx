import { editedProperty } from '#contract/families/edited-profile.ts'
import { fieldLabel } from '#contract/field-words.ts'
import { maxLength } from '#contract/max-length.ts'
import { Field } from '#web/ui/Field.tsx'
import { useLanguage } from '#web/ui/language.ts'
import { TextInput } from '#web/ui/TextInput.tsx'
import type { PropertyRow } from '../profile-form.ts'
import { editWords } from '../words.ts'
import { RowDialog } from './RowDialog.tsx'
import { useRowForm } from './use-row-form.ts'

const noProperty: PropertyRow = { uuid: '', details: '', place: '' }
/** A new row has no id yet. */
const sentProperty = ({ uuid, ...row }: PropertyRow) => ({ ...row, ...(uuid && { uuid }) })

interface Props {
  /** Null for a new row. */
  property: PropertyRow | null
  onSave: (property: PropertyRow) => void
  onClose: () => void
}

export function PropertyDialog({ property, onSave, onClose }: Props) {
  const language = useLanguage()
  const form = useRowForm(property ?? noProperty, editedProperty, sentProperty)
  return (
    <RowDialog
      eyebrow="मालमत्ता"
      title={editWords(language).propertyTitle}
      form={form}
      onSave={onSave}
      onClose={onClose}
    >
      <Field label={fieldLabel(language, 'details')} required error={form.errors.details}>
        <TextInput
          autoComplete="off"
          data-first
          maxLength={maxLength.details}
          value={form.row.details}
          onChange={details => form.change({ details })}
        />
      </Field>
      <Field label={fieldLabel(language, 'place')} error={form.errors.place}>
        <TextInput
          autoComplete="off"
          maxLength={maxLength.place}
          value={form.row.place}
          onChange={place => form.change({ place })}
        />
      </Field>
    </RowDialog>
  )
}
