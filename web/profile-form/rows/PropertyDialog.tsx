import { editedProperty } from '#contract/families/edited-profile.ts'
import { propertyForms } from '#contract/families/second-script.ts'
import { fieldLabel } from '#contract/field-words.ts'
import { useLanguage } from '#web/ui/language.ts'
import { type PropertyRow, propertiesPath } from '../profile-form.ts'
import { editWords } from '../words.ts'
import { RowDialog } from './RowDialog.tsx'
import { RowText } from './RowText.tsx'
import { useRowForm } from './use-row-form.ts'

const noProperty: PropertyRow = { uuid: '', details: '', place: '', second_script: {} }
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
      <RowText
        form={form}
        list={propertiesPath}
        name="details"
        label={fieldLabel(language, 'details')}
        field={propertyForms.details}
        required
        first
      />
      <RowText
        form={form}
        list={propertiesPath}
        name="place"
        label={fieldLabel(language, 'place')}
        field={propertyForms.place}
      />
    </RowDialog>
  )
}
