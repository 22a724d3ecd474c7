import { useState } from 'react'
import { digits } from '#domain/words/digits.ts'
import { useLanguage } from '#web/ui/language.ts'
import { Select } from '#web/ui/Select.tsx'
import { dayChoices, dayThatStays, monthChoices, yearChoices } from './birthday.ts'

export interface BirthDateParts {
  day: string
  month: string
  year: string
}
interface Props {
  words: BirthDateParts
  value: BirthDateParts
  onChange: (value: BirthDateParts) => void
}

/** The years open where most who register were born, and not at children's. */
const usualAge = 27

/** A date of birth in three lists, which a phone draws itself. */
export function BirthDateSelects({ words, value, onChange }: Props) {
  const language = useLanguage()
  const [years] = useState(() => yearChoices(language, new Date()))
  const usual = years[usualAge]?.value
  const { day, month, year } = value
  const options = {
    day: dayChoices(language, month, year),
    month: monthChoices(language),
    year:
      years.some(one => one.value === year) || !year
        ? years
        : [...years, { value: year, label: digits(language, year) }],
  }
  return (['day', 'month', 'year'] as const).map(part => (
    <Select
      key={part}
      aria-label={words[part]}
      placeholder={words[part]}
      opensAt={part === 'year' ? usual : undefined}
      options={options[part]}
      value={value[part]}
      onChange={chosen => {
        const next = { day, month, year, [part]: chosen }
        onChange({ ...next, day: dayThatStays(next.day, next.month, next.year) })
      }}
    />
  ))
}
