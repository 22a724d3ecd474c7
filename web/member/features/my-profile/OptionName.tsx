import { useQuery } from '@tanstack/react-query'
import { missing } from '#domain/format/missing.ts'
import { type OptionListName, optionsQuery } from '#web/api/option-lists.ts'
import { useLanguage } from '#web/ui/language.ts'
import { myProfileWords } from './words.ts'

/** The record holds the id of a chosen option. Its name is in the list it was chosen from. */
export function OptionName({ list, id }: { list: OptionListName; id: string | null }) {
  const say = myProfileWords(useLanguage())
  const { data, isError } = useQuery({ ...optionsQuery(list), enabled: id !== null })
  if (id === null) return missing
  if (data) return data.find(option => option.uuid === id)?.name ?? missing
  return isError ? <span className="hint">{say.notRead}</span> : <span className="sk word" />
}
