import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import type { OwnCandidateState } from '#contract/families/candidate-consent.ts'
import { dayInIndia } from '#domain/calendar.ts'
import { formatLongDay } from '#domain/format/date.ts'
import { Failure } from '#web/member/parts/Failure.tsx'
import { useOwnLocation } from '#web/member/parts/use-own-location.ts'
import { Card } from '#web/ui/Card.tsx'
import { Hint } from '#web/ui/Hint.tsx'
import { useLanguage } from '#web/ui/language.ts'
import { AskCandidateForm } from './AskCandidateForm.tsx'
import styles from './CandidateScreen.module.css'
import { candidateCardWords } from './candidate-card-words.ts'
import { candidateAnchor, candidateStateQuery } from './queries.ts'

/** Who registered the profile, whether the candidate agreed, and a form to ask them. */
export function CandidateCard() {
  const language = useLanguage()
  const t = candidateCardWords(language)
  const [today] = useState(() => dayInIndia(new Date()))
  const { data, error, refetch } = useQuery(candidateStateQuery)
  const card = useRef<HTMLElement>(null)
  const isLedHere = useOwnLocation().hash === candidateAnchor && data !== undefined
  // The browser looks for the place before the answer has come, and what stands above it has its own to wait for.
  useEffect(() => {
    if (!isLedHere) return
    card.current?.scrollIntoView({ block: 'start' })
    card.current?.querySelector<HTMLElement>('input, select')?.focus({ preventScroll: true })
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
    <Card as="section" ref={card} id={candidateAnchor} className={styles.setting} aria-label={t.title}>
      <h2>{t.title}</h2>
      <Hint>{t.hint}</Hint>
      {text ? <p>{text}</p> : null}
      {data.contact ? <p>{t.writtenTo(data.contact)}</p> : null}
      {data.state === 'AGREED' || data.state === 'DECLINED' ? null : <AskCandidateForm state={data} />}
    </Card>
  )
}
