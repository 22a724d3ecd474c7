import { IconUserCheck } from '@tabler/icons-react'
import { formatLongDay } from '#domain/format/date.ts'
import { catalogue } from '#domain/words/catalogue.ts'
import { Badge } from '#web/ui/Badge.tsx'
import { Icon } from '#web/ui/Icon.tsx'
import { useLanguage } from '#web/ui/language.ts'

const agreesWords = catalogue({
  agrees: [(date: string) => `Candidate agrees · ${date}`, (date: string) => `उमेदवाराची संमती · ${date}`],
})

/** Says when the candidate agreed to the profile. Draws nothing if they have not. */
export function CandidateAgrees({ at, className }: { at: string | null; className?: string | undefined }) {
  const language = useLanguage()
  if (!at) return null
  return (
    <Badge tone="good" className={className}>
      <Icon of={IconUserCheck} />
      <span className="numeric">{agreesWords(language).agrees(formatLongDay(at, language))}</span>
    </Badge>
  )
}
