import { useState } from 'react'
import { staffReadKinds } from '#domain/office/staff-reads.ts'
import { readKindWords } from '#domain/words/read-kind-words.ts'
import { PeriodFields } from '#web/office/parts/PeriodFields.tsx'
import { readWords } from '#web/office/parts/read-words.ts'
import { SearchCard } from '#web/office/parts/SearchCard.tsx'
import { Field } from '#web/ui/Field.tsx'
import { useLanguage } from '#web/ui/language.ts'
import { Select } from '#web/ui/Select.tsx'
import { TextInput } from '#web/ui/TextInput.tsx'
import { everything, type ReadSearch } from './queries.ts'

interface Props {
  search: ReadSearch
  staff: readonly { uuid: string; name: string }[]
  onSearch: (search: ReadSearch) => void
}

export function ReadSearchForm({ search, staff, onSearch }: Props) {
  const language = useLanguage()
  const t = readWords(language)
  const [typed, setTyped] = useState(search)
  const set = (change: Partial<ReadSearch>) => setTyped({ ...typed, ...change })
  return (
    <SearchCard words={t} onSearch={() => onSearch(typed)} onClear={() => onSearch(everything)}>
      <Field label={t.who}>
        <Select
          placeholder={t.everybody}
          options={staff.map(({ uuid, name }) => ({ value: uuid, label: name }))}
          value={typed.staff}
          onChange={one => set({ staff: one })}
        />
      </Field>
      <Field label={t.what}>
        <Select
          placeholder={t.everything}
          options={staffReadKinds.map(value => ({ value, label: readKindWords(language)[value] }))}
          value={typed.kind}
          onChange={kind => set({ kind })}
        />
      </Field>
      <Field label={t.registration}>
        <TextInput
          maxLength={20}
          value={typed.registration_no}
          onChange={registration_no => set({ registration_no })}
        />
      </Field>
      <PeriodFields words={t} values={typed} onChange={set} />
    </SearchCard>
  )
}
