import { IconUserCheck } from '@tabler/icons-react'
import { formatLongDay } from '#domain/format/date.ts'
import { catalogue } from '#domain/words/catalogue.ts'
import { Badge } from '#web/ui/Badge.tsx'
import { Icon } from '#web/ui/Icon.tsx'
import { useLanguage } from '#web/ui/language.ts'
import { MarkIcon } from './MarkIcon.tsx'

const agreesWords = catalogue({
  agrees: [(date: string) => `Candidate agrees · ${date}`, (date: string) => `उमेदवाराची संमती · ${date}`],
})

/** Says when the candidate agreed to the profile. Draws nothing if they have not. */
export function CandidateAgrees({ at, asIcon = false }: { at: string | null; asIcon?: boolean }) {
  const language = useLanguage()
  if (!at) return null
  const text = agreesWords(language).agrees(formatLongDay(at, language))
  if (asIcon) return <MarkIcon of={IconUserCheck} name={text} />
  return (
    <Badge tone="good">
      <Icon of={IconUserCheck} />
      <span className="numeric">{text}</span>
    </Badge>
  )
}
