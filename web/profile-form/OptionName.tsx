import { useQuery } from '@tanstack/react-query'
import { missing } from '#domain/format/missing.ts'
import { type OptionListName, optionsQuery } from '#web/api/option-lists.ts'
import { Hint } from '#web/ui/Hint.tsx'
import { useLanguage } from '#web/ui/language.ts'
import { Skeleton } from '#web/ui/Skeleton.tsx'
import styles from './OptionName.module.css'
import { editWords } from './words.ts'

/** The name of a chosen option. The record has only its id, so the name is looked up in its list. */
export function OptionName({ list, id }: { list: OptionListName; id: string | null }) {
  const t = editWords(useLanguage())
  const { data, isError } = useQuery({ ...optionsQuery(list), enabled: id !== null })
  if (id === null) return missing
  if (data) return data.find(option => option.uuid === id)?.name ?? missing
  return isError ? <Hint as="span">{t.notRead}</Hint> : <Skeleton as="span" className={styles.word} />
}
