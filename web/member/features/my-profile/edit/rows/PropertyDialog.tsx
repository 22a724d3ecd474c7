import { useState } from 'react'
import { editedProperty } from '#contract/edited-profile.ts'
import { maxLength } from '#contract/max-length.ts'
import { Button } from '#web/ui/Button.tsx'
import { Dialog } from '#web/ui/Dialog.tsx'
import { Field } from '#web/ui/Field.tsx'
import { useLanguage } from '#web/ui/language.ts'
import { TextInput } from '#web/ui/TextInput.tsx'
import { useErrorFocus } from '#web/ui/use-error-focus.ts'
import { fieldLabel } from '../../field-label.ts'
import type { PropertyRow } from '../profile-form.ts'
import { editWords } from '../words.ts'
import { rowErrors } from './row-errors.ts'
import styles from './rows.module.css'

const nothing: PropertyRow = { uuid: '', details: '', place: '' }

interface Props {
  /** Null for a new one. */
  property: PropertyRow | null
  onSave: (property: PropertyRow) => void
  onClose: () => void
}

export function PropertyDialog({ property, onSave, onClose }: Props) {
  const language = useLanguage()
  const say = editWords(language)
  const [row, setRow] = useState(property ?? nothing)
  const [errors, setErrors] = useState<Record<string, string>>({})
  const [around, focusFirstError] = useErrorFocus()
  const save = () => {
    const { uuid, ...sent } = row
    const wrong = rowErrors(editedProperty, { ...sent, ...(uuid && { uuid }) }, language)
    setErrors(wrong)
    if (Object.keys(wrong).length > 0) return focusFirstError()
    onSave(row)
    onClose()
  }
  return (
    <Dialog
      eyebrow="मालमत्ता"
      title={say.propertyTitle}
      closeLabel={say.close}
      onClose={onClose}
      onSubmit={save}
      footer={
        <>
          <Button onClick={onClose}>{say.cancel}</Button>
          <Button kind="primary" type="submit">
            {say.done}
          </Button>
        </>
      }
    >
      <div className={styles.form} ref={around}>
        <Field label={fieldLabel(language, 'details')} required error={errors.details}>
          <TextInput
            autoComplete="off"
            data-first
            maxLength={maxLength.details}
            value={row.details}
            onChange={details => setRow({ ...row, details })}
          />
        </Field>
        <Field label={fieldLabel(language, 'place')} error={errors.place}>
          <TextInput
            autoComplete="off"
            maxLength={maxLength.place}
            value={row.place}
            onChange={place => setRow({ ...row, place })}
          />
        </Field>
      </div>
    </Dialog>
  )
}
