import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import type { OwnCandidateState } from '#contract/families/candidate-consent.ts'
import { dayInIndia } from '#domain/calendar.ts'
import { formatLongDay } from '#domain/format/date.ts'
import { Failure } from '#web/member/parts/Failure.tsx'
import { useOwnLocation } from '#web/member/parts/use-own-location.ts'
import { Hint } from '#web/ui/Hint.tsx'
import { useLanguage } from '#web/ui/language.ts'
import { AskCandidateForm } from './AskCandidateForm.tsx'
import { candidateCardWords } from './candidate-card-words.ts'
import { candidateAnchor, candidateStateQuery } from './queries.ts'

/** Who registered the profile, whether the candidate agreed, and a form to ask them. */
export function CandidateConsent() {
  const language = useLanguage()
  const t = candidateCardWords(language)
  const [today] = useState(() => dayInIndia(new Date()))
  const { data, error, refetch } = useQuery(candidateStateQuery)
  const form = useRef<HTMLDivElement>(null)
  const isLedHere = useOwnLocation().hash === candidateAnchor && data !== undefined
  useEffect(() => {
    if (isLedHere) form.current?.querySelector<HTMLElement>('input, select')?.focus()
  }, [isLedHere])
  if (!data) return error ? <Failure part error={error} onRetry={() => void refetch()} /> : null
  const stateOf = ({ state, agreed_at, due_on }: OwnCandidateState) => {
    if (state === 'AGREED') return t.agreed(formatLongDay(agreed_at ?? '', language))
    if (state === 'DECLINED') return t.declined
    if (!due_on) return null
    const day = formatLongDay(due_on, language)
    return due_on < today ? t.left(day) : t.notYet(day)
  }
  const text = stateOf(data)
  return (
    <>
      <Hint>{t.hint}</Hint>
      {text ? <p>{text}</p> : null}
      {data.contact ? <p>{t.writtenTo(data.contact)}</p> : null}
      {data.state === 'AGREED' || data.state === 'DECLINED' ? null : data.has_login === 'Y' ? (
        <p>{t.askedInLogin}</p>
      ) : (
        <div ref={form}>
          <AskCandidateForm state={data} />
        </div>
      )}
    </>
  )
}
