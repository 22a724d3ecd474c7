import { useState } from 'react'
import { editedSibling } from '#contract/edited-profile.ts'
import { maxLength } from '#contract/max-length.ts'
import { yearInIndia } from '#domain/calendar.ts'
import { Button } from '#web/ui/Button.tsx'
import { Checkbox } from '#web/ui/Checkbox.tsx'
import { Dialog } from '#web/ui/Dialog.tsx'
import { Field } from '#web/ui/Field.tsx'
import { useLanguage } from '#web/ui/language.ts'
import { Segmented } from '#web/ui/Segmented.tsx'
import { Select } from '#web/ui/Select.tsx'
import { TextInput } from '#web/ui/TextInput.tsx'
import { useErrorFocus } from '#web/ui/use-error-focus.ts'
import { YearChoice } from '#web/ui/YearChoice.tsx'
import { fieldLabel } from '../../field-label.ts'
import { heightOptions } from '../fields/height-options.ts'
import type { SiblingRow } from '../profile-form.ts'
import { editWords } from '../words.ts'
import { rowErrors } from './row-errors.ts'
import styles from './rows.module.css'

const nobody: SiblingRow = {
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
  /** Null for a new one. */
  sibling: SiblingRow | null
  onSave: (sibling: SiblingRow) => void
  onClose: () => void
}

export function SiblingDialog({ sibling, onSave, onClose }: Props) {
  const language = useLanguage()
  const say = editWords(language)
  const [row, setRow] = useState(sibling ?? nobody)
  const [errors, setErrors] = useState<Record<string, string>>({})
  const [around, focusFirstError] = useErrorFocus()
  const [present] = useState(() => yearInIndia(new Date()))
  const change = (changed: Partial<SiblingRow>) => {
    setRow({ ...row, ...changed })
    setErrors(now => Object.fromEntries(Object.entries(now).filter(([name]) => !(name in changed))))
  }
  const field = (name: keyof SiblingRow) => ({
    label: fieldLabel(language, `family_members.${name}`),
    error: errors[name],
  })
  const save = () => {
    const wrong = rowErrors(editedSibling, row, language)
    setErrors(wrong)
    if (Object.keys(wrong).length > 0) return focusFirstError()
    onSave(row)
    onClose()
  }
  return (
    <Dialog
      eyebrow="भाऊ-बहीण"
      title={say.siblingTitle}
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
        <Field {...field('gender')} required group>
          <Segmented
            value={row.gender}
            onChange={gender => change({ gender })}
            options={[
              { value: 'M', label: say.brother },
              { value: 'F', label: say.sister },
            ]}
          />
        </Field>
        <Field {...field('name')} required>
          <TextInput
            autoComplete="off"
            maxLength={maxLength['family_members.name']}
            value={row.name}
            onChange={name => change({ name })}
          />
        </Field>
        <Checkbox checked={row.is_married === 'Y'} onChange={on => change({ is_married: on ? 'Y' : 'N' })}>
          {fieldLabel(language, 'is_married')}
        </Checkbox>
        {texts.map(name => (
          <Field key={name} {...field(name)}>
            <TextInput
              autoComplete="off"
              maxLength={maxLength[`family_members.${name}`]}
              value={row[name]}
              onChange={value => change({ [name]: value })}
            />
          </Field>
        ))}
        <div className={styles.pair}>
          <Field {...field('birth_year')}>
            <YearChoice
              first={present}
              last={present - yearsBack}
              placeholder={say.select}
              value={row.birth_year === '' ? null : Number(row.birth_year)}
              onChange={year => change({ birth_year: year === null ? '' : String(year) })}
            />
          </Field>
          <Field {...field('height')}>
            <Select
              value={row.height}
              onChange={height => change({ height })}
              options={heightOptions(language)}
              placeholder={say.select}
            />
          </Field>
        </div>
      </div>
    </Dialog>
  )
}
