import { useState } from 'react'
import { editedSibling } from '#contract/families/edited-profile.ts'
import { fieldLabel } from '#contract/field-words.ts'
import { maxLength } from '#contract/max-length.ts'
import { yearInIndia } from '#domain/calendar.ts'
import { Checkbox } from '#web/ui/Checkbox.tsx'
import { Field } from '#web/ui/Field.tsx'
import { useLanguage } from '#web/ui/language.ts'
import { Segmented } from '#web/ui/Segmented.tsx'
import { Select } from '#web/ui/Select.tsx'
import { TextInput } from '#web/ui/TextInput.tsx'
import { YearChoice } from '#web/ui/YearChoice.tsx'
import { heightOptions } from '../fields/height-options.ts'
import type { SiblingRow } from '../profile-form.ts'
import { editWords } from '../words.ts'
import { RowDialog } from './RowDialog.tsx'
import styles from './rows.module.css'
import { useRowForm } from './use-row-form.ts'

const noSibling: SiblingRow = {
  name: '',
  gender: '',
  is_married: 'N',
  education: '',
  occupation: '',
  working_place: '',
  birth_year: '',
  height: '',
}
const texts = ['education', 'occupation', 'working_place'] as const
const yearsBack = 80

interface Props {
  /** Null for a new row. */
  sibling: SiblingRow | null
  onSave: (sibling: SiblingRow) => void
  onClose: () => void
}

export function SiblingDialog({ sibling, onSave, onClose }: Props) {
  const language = useLanguage()
  const t = editWords(language)
  const form = useRowForm(sibling ?? noSibling, editedSibling)
  const [present] = useState(() => yearInIndia(new Date()))
  const field = (name: keyof SiblingRow) => ({
    label: fieldLabel(language, `family_members.${name}`),
    error: form.errors[name],
  })
  return (
    <RowDialog eyebrow="भावंडे" title={t.siblingTitle} form={form} onSave={onSave} onClose={onClose}>
      <Field {...field('gender')} required group>
        <Segmented
          value={form.row.gender}
          onChange={gender => form.change({ gender })}
          options={[
            { value: 'M', label: t.brother },
            { value: 'F', label: t.sister },
          ]}
        />
      </Field>
      <Field {...field('name')} required>
        <TextInput
          autoComplete="off"
          maxLength={maxLength['family_members.name']}
          value={form.row.name}
          onChange={name => form.change({ name })}
        />
      </Field>
      <Checkbox checked={form.row.is_married === 'Y'} onChange={on => form.change({ is_married: on ? 'Y' : 'N' })}>
        {fieldLabel(language, 'is_married')}
      </Checkbox>
      {texts.map(name => (
        <Field key={name} {...field(name)}>
          <TextInput
            autoComplete="off"
            maxLength={maxLength[`family_members.${name}`]}
            value={form.row[name]}
            onChange={value => form.change({ [name]: value })}
          />
        </Field>
      ))}
      <div className={styles.pair}>
        <Field {...field('birth_year')}>
          <YearChoice
            latest={present}
            earliest={present - yearsBack}
            placeholder={t.select}
            value={form.row.birth_year === '' ? null : Number(form.row.birth_year)}
            onChange={year => form.change({ birth_year: year === null ? '' : String(year) })}
          />
        </Field>
        <Field {...field('height')}>
          <Select
            value={form.row.height}
            onChange={height => form.change({ height })}
            options={heightOptions(language)}
            placeholder={t.select}
          />
        </Field>
      </div>
    </RowDialog>
  )
}
