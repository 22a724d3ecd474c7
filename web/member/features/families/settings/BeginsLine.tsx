import { formatInstant } from '#domain/format/instant.ts'
import { Badge } from '#web/ui/Badge.tsx'
import { useLanguage } from '#web/ui/language.ts'
import { familyWords } from './family-words.ts'

/** Says of somebody of the family that they wait: for their day, or for the owner's word. */
export function BeginsLine({ state, beginsAt }: { state: string; beginsAt: string | null }) {
  const language = useLanguage()
  const t = familyWords(language)
  if (state === 'SUSPENDED') return <Badge tone="warning">{t.suspended}</Badge>
  if (!beginsAt) return null
  return <p>{t.beginsAt(formatInstant(beginsAt, language))}</p>
}
