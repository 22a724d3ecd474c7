import { useState } from 'react'
import { staffActNames, staffActs } from '#domain/office/audit.ts'
import { PeriodFields } from '#web/office/parts/PeriodFields.tsx'
import { SearchCard } from '#web/office/parts/SearchCard.tsx'
import { Field } from '#web/ui/Field.tsx'
import { useLanguage } from '#web/ui/language.ts'
import { Select } from '#web/ui/Select.tsx'
import { TextInput } from '#web/ui/TextInput.tsx'
import { type AuditSearch, everyAct } from './queries.ts'
import { auditWords } from './words.ts'

interface Props {
  search: AuditSearch
  onSearch: (search: AuditSearch) => void
}

export function AuditSearchForm({ search, onSearch }: Props) {
  const language = useLanguage()
  const t = auditWords(language)
  const [typed, setTyped] = useState(search)
  const set = (change: Partial<AuditSearch>) => setTyped({ ...typed, ...change })
  return (
    <SearchCard words={t} onSearch={() => onSearch(typed)} onClear={() => onSearch(everyAct)}>
      <Field label={t.query}>
        <TextInput maxLength={64} value={typed.query} onChange={query => set({ query })} />
      </Field>
      <Field label={t.act}>
        <Select
          placeholder={t.everyAct}
          options={staffActNames.map(value => ({ value, label: staffActs[value][language] }))}
          value={typed.act}
          onChange={act => set({ act })}
        />
      </Field>
      <PeriodFields words={t} values={typed} onChange={set} />
    </SearchCard>
  )
}
