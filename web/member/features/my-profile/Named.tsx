import { useQuery } from '@tanstack/react-query'
import { missing } from '#domain/format/missing.ts'
import { type OptionListName, optionsQuery } from '#web/api/option-lists.ts'
import { useLanguage } from '#web/ui/language.ts'
import { profileWords } from './words.ts'

/** The record holds what was chosen as an id; its name stands in the list it was chosen from. */
export function Named({ list, id }: { list: OptionListName; id: string | null }) {
  const say = profileWords(useLanguage())
  const { data, isError } = useQuery({ ...optionsQuery(list), enabled: id !== null })
  if (id === null) return missing
  if (data) return data.find(item => item.uuid === id)?.name ?? missing
  return isError ? <span className="hint">{say.notRead}</span> : <span className="sk word" />
}
