import { digits } from '#domain/words/digits.ts'
import { useLanguage } from './language.ts'
import { Select } from './Select.tsx'
import { yearsNear } from './years-near.ts'

interface Props {
  value: number | null
  onChange: (year: number | null) => void
  /** The years offered, both included, in either order: the first stands at the top. */
  first: number
  last: number
  /** Where the list begins; the years before it stand at its end. */
  likely?: number
  placeholder: string
  /** For one of several choices that share a Field. */
  label?: string
}

/** A year from a list that the phone itself draws, which is quicker than typing four digits. */
export function YearChoice({ value, onChange, first, last, likely = first, placeholder, label }: Props) {
  const language = useLanguage()
  const years = yearsNear(likely, { first, last }).map(String)
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
