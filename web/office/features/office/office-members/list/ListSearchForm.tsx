import { useState } from 'react'
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
  const day = (name: Extract<keyof ListSearch, `${string}_${string}`>) => (
    <Field label={t[name]}>
      <TextInput type="date" value={typed[name]} onChange={set(name)} />
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
      {day('joined_from')}
      {day('joined_to')}
      {select('verified', yesOrNo)}
      {select('paid', yesOrNo)}
      {day('ends_from')}
      {day('ends_to')}
      {select('used', yesOrNo)}
      {select('photo', yesOrNo)}
      {select('silent', yesOrNo)}
      {select(
        'imported',
        (['UNCLAIMED', 'CLAIMED'] as const).map(value => ({ value, label: t[value] })),
      )}
    </SearchCard>
  )
}
