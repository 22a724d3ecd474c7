import { useState } from 'react'
import { yearInIndia } from '#domain/calendar.ts'
import { heightInWords } from '#domain/format/height.ts'
import { Field } from '#web/ui/Field.tsx'
import { Fold } from '#web/ui/Fold.tsx'
import { useLanguage } from '#web/ui/language.ts'
import { Select } from '#web/ui/Select.tsx'
import { bornText, heightText } from './chips.ts'
import { agesOf, heightsOffered, yearsOffered } from './ranges.ts'
import type { SearchForm } from './search-form.ts'
import type { FieldErrors } from './use-search.ts'
import { searchWords } from './words.ts'

interface Props {
  form: SearchForm
  onChange: (form: SearchForm) => void
  errors: FieldErrors
  open: boolean
  onToggle: () => void
}

const chosenNumber = (value: string): number | null => (value === '' ? null : Number(value))
const shown = (value: number | null): string => (value === null ? '' : String(value))

export function BirthAndHeight({ form, onChange, errors, open, onToggle }: Props) {
  const language = useLanguage()
  const say = searchWords(language)
  const [present] = useState(() => yearInIndia(new Date()))
  const { bornFrom, bornTo, heightFrom, heightTo } = form
  const years = yearsOffered(present, [bornFrom, bornTo]).map(year => ({ value: String(year), label: String(year) }))
  const heights = heightsOffered([heightFrom, heightTo]).map(cm => ({
    value: String(cm),
    label: heightInWords(cm, language),
  }))
  const ages = agesOf(present, bornFrom, bornTo)
  const texts = [bornText(form, say), heightText(form, say)].filter(Boolean)
  return (
    <Fold
      title={say.birthAndHeight}
      summary={texts.join(' · ') || say.any}
      marked={texts.length > 0}
      open={open}
      onToggle={onToggle}
    >
      <Field
        label={say.birthYear}
        group
        hint={ages ? say.aged(...ages) : undefined}
        error={errors.bornFrom ?? errors.bornTo}
      >
        <div className="ends">
          <Select
            aria-label={say.birthYearFrom}
            placeholder={say.from}
            options={years}
            value={shown(bornFrom)}
            onChange={value => onChange({ ...form, bornFrom: chosenNumber(value) })}
          />
          <span aria-hidden="true">–</span>
          <Select
            aria-label={say.birthYearTo}
            placeholder={say.to}
            options={years}
            value={shown(bornTo)}
            onChange={value => onChange({ ...form, bornTo: chosenNumber(value) })}
          />
        </div>
      </Field>
      <Field label={say.height} group error={errors.heightFrom ?? errors.heightTo}>
        <div className="ends">
          <Select
            aria-label={say.heightFrom}
            placeholder={say.from}
            options={heights}
            value={shown(heightFrom)}
            onChange={value => onChange({ ...form, heightFrom: chosenNumber(value) })}
          />
          <span aria-hidden="true">–</span>
          <Select
            aria-label={say.heightTo}
            placeholder={say.to}
            options={heights}
            value={shown(heightTo)}
            onChange={value => onChange({ ...form, heightTo: chosenNumber(value) })}
          />
        </div>
      </Field>
    </Fold>
  )
}
