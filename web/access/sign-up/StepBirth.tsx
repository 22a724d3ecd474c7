import { heightInWords } from '#domain/format/height.ts'
import { heightsCm } from '#domain/limits.ts'
import { Field } from '#web/ui/Field.tsx'
import { useLanguage } from '#web/ui/language.ts'
import { Select } from '#web/ui/Select.tsx'
import { BirthDateSelects } from './BirthDateSelects.tsx'
import { RegisterListField } from './RegisterListField.tsx'
import styles from './steps.module.css'
import type { Registration } from './use-registration.ts'
import { registerWords } from './words.ts'

export function StepBirth({ form: { form, field, text, set } }: { form: Registration }) {
  const language = useLanguage()
  const words = registerWords(language)
  const { day, month, year } = form
  return (
    <>
      <Field {...field('birthDate')} group hint={words.birthDateHint}>
        <div className={styles.birth}>
          <BirthDateSelects words={words} value={{ day, month, year }} onChange={birth => set(birth, ['birthDate'])} />
        </div>
      </Field>
      <Field {...field('height')}>
        <Select
          {...text('height')}
          placeholder={words.select}
          options={heightsCm.map(cm => ({
            value: String(cm),
            label: words.heightChoice(heightInWords(cm, language), cm),
          }))}
        />
      </Field>
      <RegisterListField field={field('maritalStatus')} list="MARITAL_STATUS" spread {...text('maritalStatus')} />
    </>
  )
}
