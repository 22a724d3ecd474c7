import { useState } from 'react'
import { editedSibling } from '#contract/families/edited-profile.ts'
import { siblingForms } from '#contract/families/second-script.ts'
import { fieldLabel } from '#contract/field-words.ts'
import { yearInIndia } from '#domain/calendar.ts'
import { Checkbox } from '#web/ui/Checkbox.tsx'
import { Field } from '#web/ui/Field.tsx'
import { useLanguage } from '#web/ui/language.ts'
import { Segmented } from '#web/ui/Segmented.tsx'
import { Select } from '#web/ui/Select.tsx'
import { YearChoice } from '#web/ui/YearChoice.tsx'
import { heightOptions } from '../fields/height-options.ts'
import { type SiblingRow, siblingsPath } from '../profile-form.ts'
import { editWords } from '../words.ts'
import { RowDialog } from './RowDialog.tsx'
import { RowText } from './RowText.tsx'
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
  second_script: {},
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
      <RowText
        form={form}
        list={siblingsPath}
        name="name"
        label={field('name').label}
        field={siblingForms.name}
        required
      />
      <Checkbox checked={form.row.is_married === 'Y'} onChange={on => form.change({ is_married: on ? 'Y' : 'N' })}>
        {fieldLabel(language, 'is_married')}
      </Checkbox>
      {texts.map(name => (
        <RowText
          key={name}
          form={form}
          list={siblingsPath}
          name={name}
          label={field(name).label}
          field={siblingForms[name]}
        />
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
