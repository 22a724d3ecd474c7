import { useState } from 'react'
import { overlookings } from '#domain/finding/shown.ts'
import { ListField } from '#web/office/parts/ListField.tsx'
import { PeriodFields } from '#web/office/parts/PeriodFields.tsx'
import { SearchCard } from '#web/office/parts/SearchCard.tsx'
import { Field } from '#web/ui/Field.tsx'
import { useLanguage } from '#web/ui/language.ts'
import { Select } from '#web/ui/Select.tsx'
import { TextInput } from '#web/ui/TextInput.tsx'
import { statusWords } from '../words.ts'
import { everybody, type ListSearch } from './queries.ts'
import { memberListWords } from './words.ts'

interface Props {
  search: ListSearch
  onSearch: (search: ListSearch) => void
}

export function ListSearchForm({ search, onSearch }: Props) {
  const language = useLanguage()
  const t = memberListWords(language)
  const states = statusWords(language)
  const [typed, setTyped] = useState(search)
  const set = (name: keyof ListSearch) => (value: string) => setTyped({ ...typed, [name]: value })
  const select = (
    name: Exclude<keyof ListSearch, `${string}_${string}`>,
    options: { value: string; label: string }[],
  ) => (
    <Field label={t[name]}>
      <Select placeholder={t.any} options={options} value={typed[name]} onChange={set(name)} />
    </Field>
  )
  const period = (name: 'joined' | 'ends', label: string) => (
    <PeriodFields
      words={{ period: label, from: t[`${name}_from`], to: t[`${name}_to`] }}
      values={{ from: typed[`${name}_from`], to: typed[`${name}_to`] }}
      onChange={({ from = typed[`${name}_from`], to = typed[`${name}_to`] }) =>
        setTyped({ ...typed, [`${name}_from`]: from, [`${name}_to`]: to })
      }
    />
  )
  const place = (list: 'district' | 'taluka') => (
    <ListField
      label={t[list]}
      required={false}
      error={undefined}
      list={list}
      value={typed[list]}
      onChange={set(list)}
    />
  )
  const age = (name: 'age_from' | 'age_to') => (
    <Field label={t[name]}>
      <TextInput type="number" min={18} max={100} value={typed[name]} onChange={set(name)} />
    </Field>
  )
  const yesOrNo = (['Y', 'N'] as const).map(value => ({ value, label: t[value] }))
  return (
    <SearchCard
      words={t}
      onSearch={() => onSearch(typed)}
      onClear={Object.values(search).some(Boolean) ? () => onSearch(everybody) : null}
    >
      {select(
        'side',
        (['F', 'M'] as const).map(value => ({ value, label: t[value] })),
      )}
      {select(
        'status',
        (['ACTIVE', 'PAUSED', 'SUSPENDED'] as const).map(value => ({ value, label: states[value] })),
      )}
      {period('joined', t.joined)}
      {place('district')}
      {place('taluka')}
      {age('age_from')}
      {age('age_to')}
      {select('verified', yesOrNo)}
      {select('paid', yesOrNo)}
      {period('ends', t.planEnds)}
      {select('used', yesOrNo)}
      {select('photo', yesOrNo)}
      {select('silent', yesOrNo)}
      {select(
        'overlooked',
        overlookings.map(value => ({ value, label: t[value] })),
      )}
      {select(
        'imported',
        (['UNCLAIMED', 'CLAIMED'] as const).map(value => ({ value, label: t[value] })),
      )}
    </SearchCard>
  )
}
