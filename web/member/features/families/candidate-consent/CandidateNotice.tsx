import { IconUserCheck } from '@tabler/icons-react'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { dayInIndia } from '#domain/calendar.ts'
import { formatLongDay } from '#domain/format/date.ts'
import { call } from '#web/api/client.ts'
import { meQuery } from '#web/session/queries.ts'
import { Button } from '#web/ui/Button.tsx'
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
  const navigate = useNavigate()
  const { mutate, isPending } = useMutation({
    mutationFn: () => call('POST /candidate', {}),
    onSuccess: ({ token }) => navigate({ to: '/candidate/$token', params: { token } }),
  })
  if (member?.asks_candidate === 'Y')
    return (
      <Notice as="aside" icon={IconUserCheck}>
        {t.asksYou}{' '}
        <Button small busy={isPending} onClick={() => mutate()}>
          {t.toCard}
        </Button>
      </Notice>
    )
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
  if (data.has_login === 'Y')
    return (
      <Notice as="aside" icon={IconUserCheck}>
        {text} {t.askedInLogin}
      </Notice>
    )
  return (
    <Notice as="aside" icon={IconUserCheck}>
      {text} <Link href={`/my-settings?tab=candidate#${candidateAnchor}`}>{t.toCard}</Link>
    </Notice>
  )
}
