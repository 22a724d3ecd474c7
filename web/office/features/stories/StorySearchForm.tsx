import { useState } from 'react'
import { SearchCard } from '#web/office/parts/SearchCard.tsx'
import { Field } from '#web/ui/Field.tsx'
import { useLanguage } from '#web/ui/language.ts'
import { TextInput } from '#web/ui/TextInput.tsx'
import { officeStoryWords } from './words.ts'

export function StorySearchForm({ query, onSearch }: { query: string; onSearch: (query: string) => void }) {
  const t = officeStoryWords(useLanguage())
  const [typed, setTyped] = useState(query)
  return (
    <SearchCard words={t} onSearch={() => onSearch(typed.trim())} onClear={query ? () => onSearch('') : null}>
      <Field label={t.query}>
        <TextInput maxLength={64} value={typed} onChange={setTyped} />
      </Field>
    </SearchCard>
  )
}
