import { IconClock } from '@tabler/icons-react'
import type { LastUse } from '#domain/families/last-use.ts'
import { catalogue } from '#domain/words/catalogue.ts'
import { useLanguage } from '#web/ui/language.ts'
import { MarkIcon } from './MarkIcon.tsx'

const lastUsedWords = catalogue<Record<LastUse, string>>({
  TODAY: ['Online today', 'आज ऑनलाइन होते'],
  THIS_WEEK: ['Here this week', 'या आठवड्यात आले होते'],
  THIS_MONTH: ['Here this month', 'या महिन्यात आले होते'],
})

/** Says how recently the family was here. Draws nothing if that is hidden or long ago. */
export function LastUsed({ use, asIcon = false }: { use: LastUse | null | undefined; asIcon?: boolean }) {
  const language = useLanguage()
  if (!use) return null
  const text = lastUsedWords(language)[use]
  return asIcon ? <MarkIcon of={IconClock} name={text} /> : <p>{text}</p>
}
