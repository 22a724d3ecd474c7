import { useState } from 'react'
import { heightInWords } from '#domain/format/height.ts'
import { heightsCm } from '#domain/limits.ts'
import { Field } from '#web/ui/Field.tsx'
import { useLanguage } from '#web/ui/language.ts'
import { Select } from '#web/ui/Select.tsx'
import { dayChoices, dayThatStays, monthChoices, yearChoices } from './birthday.ts'
import { RegisterListField } from './RegisterListField.tsx'
import styles from './steps.module.css'
import type { Registration } from './use-registration.ts'
import { registerWords } from './words.ts'

export function StepBirth({ form: { form, field, text, set } }: { form: Registration }) {
  const language = useLanguage()
  const words = registerWords(language)
  const [years] = useState(() => yearChoices(language, new Date()))
  const { day, month, year } = form
  const setBirth = (change: { day?: string; month?: string; year?: string }) => {
    const next = { day, month, year, ...change }
    set({ ...next, day: dayThatStays(next.day, next.month, next.year) }, ['birthDate'])
  }
  return (
    <>
      <Field {...field('birthDate')} group hint={words.birthDateHint}>
        <div className={styles.birth}>
          <Select
            aria-label={words.day}
            placeholder={words.day}
            options={dayChoices(language, month, year)}
            value={day}
            onChange={chosen => setBirth({ day: chosen })}
          />
          <Select
            aria-label={words.month}
            placeholder={words.month}
            options={monthChoices(language)}
            value={month}
            onChange={chosen => setBirth({ month: chosen })}
          />
          <Select
            aria-label={words.year}
            placeholder={words.year}
            options={years}
            value={year}
            onChange={chosen => setBirth({ year: chosen })}
          />
        </div>
      </Field>
      <div className={styles.pair}>
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
        <RegisterListField field={field('maritalStatus')} list="MARITAL_STATUS" {...text('maritalStatus')} />
      </div>
    </>
  )
}
