import { useState } from 'react'
import { digits } from '#domain/words/digits.ts'
import { dayChoices, dayThatStays, monthChoices, yearChoices } from '#web/access/register/birthday.ts'
import { useLanguage } from '#web/ui/language.ts'
import { Select } from '#web/ui/Select.tsx'
import { useEditFormContext } from '../edit-form-context.ts'
import { editWords } from '../words.ts'
import { FieldPlace } from './FieldPlace.tsx'
import styles from './fields.module.css'

interface Parts {
  day: string
  month: string
  year: string
}
const partsOf = (dob: string): Parts => {
  const [year = '', month = '', day = ''] = dob.split('-')
  return { year, month: month && String(Number(month)), day: day && String(Number(day)) }
}
const two = (part: string) => part.padStart(2, '0')
/** Empty while a part is missing. */
const dobOf = ({ day, month, year }: Parts) => (day && month && year ? `${year}-${two(month)}-${two(day)}` : '')

/** A date of birth in three lists, which a phone draws itself. */
export function BirthDateField() {
  const language = useLanguage()
  const t = editWords(language)
  const { form, set } = useEditFormContext()
  const [years] = useState(() => yearChoices(language, new Date()))
  const [unfinished, setUnfinished] = useState(() => partsOf(form.dob))
  const { day, month, year } = form.dob ? partsOf(form.dob) : unfinished
  const choose = (change: Partial<Parts>) => {
    const next = { day, month, year, ...change }
    const parts = { ...next, day: dayThatStays(next.day, next.month, next.year) }
    setUnfinished(parts)
    set({ dob: dobOf(parts) })
  }
  const offered =
    years.some(({ value }) => value === year) || !year
      ? years
      : [...years, { value: year, label: digits(language, year) }]
  return (
    <FieldPlace path="dob" group>
      <div className={styles.birth}>
        <Select
          aria-label={t.day}
          placeholder={t.day}
          options={dayChoices(language, month, year)}
          value={day}
          onChange={value => choose({ day: value })}
        />
        <Select
          aria-label={t.month}
          placeholder={t.month}
          options={monthChoices(language)}
          value={month}
          onChange={value => choose({ month: value })}
        />
        <Select
          aria-label={t.year}
          placeholder={t.year}
          options={offered}
          value={year}
          onChange={value => choose({ year: value })}
        />
      </div>
    </FieldPlace>
  )
}
