import { IconUserCheck } from '@tabler/icons-react'
import { formatLongDay } from '#domain/format/date.ts'
import { catalogue } from '#domain/words/catalogue.ts'
import { Badge } from '#web/ui/Badge.tsx'
import { Hint } from '#web/ui/Hint.tsx'
import { Icon } from '#web/ui/Icon.tsx'
import { useLanguage } from '#web/ui/language.ts'
import { MarkIcon } from './MarkIcon.tsx'

const agreesWords = catalogue({
  agrees: [(date: string) => `Candidate agrees · ${date}`, (date: string) => `उमेदवाराची संमती · ${date}`],
  help: [
    '‘Candidate agrees’ was said by a link or code, at our office or at registration. This is no guarantee; speak with them once yourself.',
    '‘उमेदवाराची संमती’ लिंकने किंवा कोडने, आमच्या कार्यालयात किंवा नोंदणी करताना दिलेली असते. ही खात्री नव्हे; मुला-मुलीशी एकदा स्वतः बोला.',
  ],
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

/** What the mark is worth. Draws nothing where there is no mark. */
export function CandidateAgreesHelp({ at }: { at: string | null }) {
  const language = useLanguage()
  return at ? <Hint>{agreesWords(language).help}</Hint> : null
}
