import { IconUserCheck } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { dayInIndia } from '#domain/calendar.ts'
import { formatLongDay } from '#domain/format/date.ts'
import { meQuery } from '#web/session/queries.ts'
import { Link } from '#web/ui/Link.tsx'
import { useLanguage } from '#web/ui/language.ts'
import { Notice } from '#web/ui/Notice.tsx'
import { candidateCardWords } from './candidate-card-words.ts'
import { candidateAnchor, candidateStateQuery } from './queries.ts'

const aDay = 86_400_000

/** Reminds the family that the candidate has not agreed, with a link to the settings. */
export function CandidateNotice() {
  const language = useLanguage()
  const t = candidateCardWords(language)
  const [now] = useState(Date.now)
  const today = dayInIndia(new Date(now))
  const { data } = useQuery(candidateStateQuery)
  const { data: member } = useQuery(meQuery)
  if (!data || !member || data.state === 'AGREED') return null
  // Whoever has just registered is welcomed, and asked there.
  if (data.state !== 'DECLINED' && now - Date.parse(member.opening_date) < aDay) return null
  const due = data.due_on ?? ''
  const text =
    data.state === 'UNKNOWN'
      ? t.unknown
      : data.state === 'DECLINED'
        ? t.declined
        : due < today
          ? t.left(formatLongDay(due, language))
          : t.notYet(formatLongDay(due, language))
  return (
    <Notice as="aside" icon={IconUserCheck}>
      {text} <Link href={`/my-settings?tab=candidate#${candidateAnchor}`}>{t.toCard}</Link>
    </Notice>
  )
}
