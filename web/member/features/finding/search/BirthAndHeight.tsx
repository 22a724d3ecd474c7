import { useState } from 'react'
import { yearInIndia } from '#domain/calendar.ts'
import { heightInWords } from '#domain/format/height.ts'
import { digits } from '#domain/words/digits.ts'
import { Field } from '#web/ui/Field.tsx'
import { Fold } from '#web/ui/Fold.tsx'
import { useLanguage } from '#web/ui/language.ts'
import { Select } from '#web/ui/Select.tsx'
import styles from './BirthAndHeight.module.css'
import { rangeText } from './chips.ts'
import { criterionTitles } from './criterion-words.ts'
import { agesOf, heightsOffered, incomesOffered, yearsOffered } from './ranges.ts'
import { type RangeValues, rangeCriteria, type SearchForm } from './search-form.ts'
import type { FieldErrors } from './use-search.ts'
import { searchWords } from './words.ts'

interface Props {
  form: SearchForm
  onChange: (form: SearchForm) => void
  errors: FieldErrors
  open: boolean
  onToggle: () => void
}

const toNumber = (value: string): number | null => (value === '' ? null : Number(value))
const toText = (value: number | null): string => (value === null ? '' : String(value))

export function BirthAndHeight({ form, onChange, errors, open, onToggle }: Props) {
  const language = useLanguage()
  const t = searchWords(language)
  const titles = criterionTitles(language)
  const [present] = useState(() => yearInIndia(new Date()))
  const { birthYear, height, income } = form
  const ages = agesOf(present, birthYear)
  const texts = rangeCriteria.map(criterion => rangeText(criterion, form[criterion], language)).filter(Boolean)
  return (
    <Fold
      title={t.birthAndHeight}
      summary={texts.join(' · ') || t.any}
      marked={texts.length > 0}
      open={open}
      onToggle={onToggle}
    >
      <Field label={titles.birthYear} group hint={ages ? t.aged(...ages) : undefined} error={errors.birthYear}>
        <RangeEnds
          labels={{ from: t.birthYearFrom, to: t.birthYearTo }}
          options={yearsOffered(present, birthYear).map(year => ({
            value: String(year),
            label: digits(language, year),
          }))}
          ends={birthYear}
          onChange={ends => onChange({ ...form, birthYear: ends })}
        />
      </Field>
      <Field label={titles.height} group error={errors.height}>
        <RangeEnds
          labels={{ from: t.heightFrom, to: t.heightTo }}
          options={heightsOffered(height).map(cm => ({ value: String(cm), label: heightInWords(cm, language) }))}
          ends={height}
          onChange={ends => onChange({ ...form, height: ends })}
        />
      </Field>
      <Field label={titles.income} group error={errors.income}>
        <RangeEnds
          labels={{ from: t.incomeFrom, to: t.incomeTo }}
          options={incomesOffered(income).map(lakh => ({
            value: String(lakh),
            label: t.lakh(digits(language, lakh)),
          }))}
          ends={income}
          onChange={ends => onChange({ ...form, income: ends })}
        />
      </Field>
    </Fold>
  )
}

interface RangeEndsProps {
  labels: { from: string; to: string }
  options: readonly { value: string; label: string }[]
  ends: RangeValues
  onChange: (ends: RangeValues) => void
}

function RangeEnds({ labels, options, ends, onChange }: RangeEndsProps) {
  const t = searchWords(useLanguage())
  return (
    <div className={styles.ends}>
      <Select
        aria-label={labels.from}
        placeholder={t.from}
        options={options}
        value={toText(ends.from)}
        onChange={value => onChange({ ...ends, from: toNumber(value) })}
      />
      <span aria-hidden="true">–</span>
      <Select
        aria-label={labels.to}
        placeholder={t.to}
        options={options}
        value={toText(ends.to)}
        onChange={value => onChange({ ...ends, to: toNumber(value) })}
      />
    </div>
  )
}
