import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useLanguage } from '#web/ui/language.ts'
import { AskCandidateForm } from './AskCandidateForm.tsx'
import styles from './CandidateScreen.module.css'
import { candidateCardWords } from './candidate-card-words.ts'
import { candidateStateQuery } from './queries.ts'

/** Asks a family that has just registered somebody how that person is reached. It may be skipped: a later notice asks again. */
export default function FirstQuestion() {
  const t = candidateCardWords(useLanguage())
  const { data } = useQuery(candidateStateQuery)
  const [isSkipped, setIsSkipped] = useState(false)
  if (data?.state !== 'NOT_YET' || data.has_login === 'Y' || isSkipped) return null
  return (
    <section className={styles.first} aria-label={t.title}>
      <h3>{t.title}</h3>
      {data.contact ? (
        <p role="status">{t.writtenTo(data.contact)}</p>
      ) : (
        <>
          <p>{t.firstHint}</p>
          <AskCandidateForm state={data} onSkip={() => setIsSkipped(true)} />
        </>
      )}
    </section>
  )
}
