import { useEffect, useState } from 'react'
import { lazyPart } from '#web/api/lazy-part.tsx'
import { Button } from '#web/ui/Button.tsx'
import { Card } from '#web/ui/Card.tsx'
import { ErrorBoundary } from '#web/ui/ErrorBoundary.tsx'
import { useLanguage } from '#web/ui/language.ts'
import { RetryView } from '#web/ui/RetryView.tsx'
import { takeEarlyPress } from '../early-press.ts'
import { failureWords } from '../failure-words.ts'
import styles from './Complaint.module.css'
import { complaintWords } from './words.ts'

// Few readers of the page write a complaint, so the form loads for them alone.
const ComplaintForm = lazyPart(() => import('./ComplaintForm.tsx'))

/** The page on which anybody, a member or not, writes to the grievance officer. */
export function Complaint() {
  const language = useLanguage()
  const t = complaintWords(language)
  const sorry = failureWords(language)
  const [isOpen, setOpen] = useState(false)
  useEffect(() => {
    if (takeEarlyPress(['complaint'])) setOpen(true)
  }, [])
  return (
    <Card as="section" className={styles.complaint} aria-labelledby="complaint-title">
      <h2 id="complaint-title">{t.title}</h2>
      <p>{t.lead}</p>
      {isOpen ? (
        <ErrorBoundary
          fallback={<RetryView message={sorry.wrong} action={sorry.retry} onRetry={() => location.reload()} />}
        >
          <ComplaintForm
            waiting={
              <Button kind="primary" className={styles.open} busy>
                {t.open}
              </Button>
            }
          />
        </ErrorBoundary>
      ) : (
        <Button kind="primary" className={styles.open} data-open="complaint" onClick={() => setOpen(true)}>
          {t.open}
        </Button>
      )}
    </Card>
  )
}
