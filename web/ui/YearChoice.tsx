import { digits } from '#domain/words/digits.ts'
import { useLanguage } from './language.ts'
import { Select } from './Select.tsx'
import { yearsDown } from './years.ts'

interface Props {
  value: number | null
  onChange: (year: number | null) => void
  /** The years offered, both included. */
  latest: number
  earliest: number
  placeholder: string
  /** The label, where several controls share a Field. */
  label?: string
}

/** A year from the phone's native list, which is quicker than typing four digits. */
export function YearChoice({ value, onChange, latest, earliest, placeholder, label }: Props) {
  const language = useLanguage()
  const years = yearsDown(latest, earliest).map(String)
  return (
    <Select
      aria-label={label}
      placeholder={placeholder}
      options={years.map(year => ({ value: year, label: digits(language, year) }))}
      value={value === null ? '' : String(value)}
      onChange={year => onChange(year === '' ? null : Number(year))}
    />
  )
}
