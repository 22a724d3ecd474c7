import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import { useState } from 'react'
import type { CandidateAnswer } from '#domain/candidate.ts'
import { formatLongDay } from '#domain/format/date.ts'
import { digits } from '#domain/words/digits.ts'
import { registrantName } from '#domain/words/registrant-names.ts'
import { CallFailed, call } from '#web/api/client.ts'
import { wordFailure } from '#web/api/failures.ts'
import { Failure } from '#web/member/frame/Failure.tsx'
import { Loading } from '#web/member/frame/Loading.tsx'
import { tellFailure } from '#web/session/session.ts'
import { Button } from '#web/ui/Button.tsx'
import { Card } from '#web/ui/Card.tsx'
import { Checkbox } from '#web/ui/Checkbox.tsx'
import { ConfirmDialog } from '#web/ui/ConfirmDialog.tsx'
import { Eyebrow } from '#web/ui/Eyebrow.tsx'
import { Facts } from '#web/ui/Facts.tsx'
import { useLanguage } from '#web/ui/language.ts'
import { Notice } from '#web/ui/Notice.tsx'
import { useBusy } from '#web/ui/use-busy.ts'
import styles from './CandidateScreen.module.css'
import { candidateQuestionQuery } from './queries.ts'
import { candidateWords } from './words.ts'

const isRefusal = (error: unknown): error is CallFailed => error instanceof CallFailed && error.status === 400

/** Tells the candidate who registered them and what is shown, and takes the answer. Opening it changes nothing. */
export default function CandidateScreen() {
  const language = useLanguage()
  const say = candidateWords(language)
  const { token = '' } = useParams({ strict: false })
  const client = useQueryClient()
  const { data, error, refetch } = useQuery(candidateQuestionQuery(token))
  const [asked, setAsked] = useState<'NO' | 'NOT_ME' | null>(null)
  const [tellsFamily, setTellsFamily] = useState(false)
  const [done, setDone] = useState<string | null>(null)
  const [isBusy, run] = useBusy()

  async function send(answer: CandidateAnswer): Promise<boolean> {
    try {
      const tell_family = tellsFamily ? 'Y' : 'N'
      const { message } = await call('POST /candidate-consent/:token', { token, answer, tell_family })
      setDone(message)
      return true
    } catch (failure) {
      tellFailure(failure)
      void client.invalidateQueries(candidateQuestionQuery(token))
      return false
    }
  }
  const answer = (given: CandidateAnswer) => run(async () => void (await send(given)))

  if (done)
    return (
      <Card as="section" className={styles.card}>
        <h1>{say.done}</h1>
        <p role="status">{done}</p>
      </Card>
    )
  if (isRefusal(error))
    return (
      <Card as="section" className={styles.card}>
        <h1>{say.linkEnded}</h1>
        <p>{wordFailure(language, error)}</p>
      </Card>
    )
  if (!data) return error ? <Failure error={error} onRetry={() => void refetch()} /> : <Loading />
  return (
    <Card as="section" className={styles.card}>
      <div>
        <Eyebrow above={say.title}>संमती</Eyebrow>
        <h1>{say.title}</h1>
      </div>
      {data.has_declined ? <Notice>{say.declined}</Notice> : null}
      <Facts
        facts={[
          [say.name, data.name],
          [say.number, data.registration_no],
          [say.registeredBy, registrantName(language, data.registered_by)],
          [say.registeredOn, formatLongDay(data.registered_on, language)],
          [say.photos, digits(language, data.photos)],
        ]}
      />
      <p>{say.shown}</p>
      <p>
        <b>{data.sentence}</b>
      </p>
      <div className={styles.answers}>
        <Button kind="primary" wide busy={isBusy} onClick={() => answer('YES')}>
          {say.yes}
        </Button>
        {data.has_declined ? null : (
          <>
            <Button wide busy={isBusy} onClick={() => answer('LATER')}>
              {say.later}
            </Button>
            <Button wide onClick={() => setAsked('NO')}>
              {say.no}
            </Button>
          </>
        )}
        <Button wide onClick={() => setAsked('NOT_ME')}>
          {say.notMe}
        </Button>
      </div>
      {asked ? (
        <ConfirmDialog
          isLong
          title={asked === 'NO' ? say.noQuestion : say.notMeQuestion}
          words={{ confirm: asked === 'NO' ? say.no : say.notMe, cancel: say.cancel, close: say.close }}
          onConfirm={() => send(asked)}
          onClose={() => setAsked(null)}
        >
          <p>{asked === 'NO' ? say.noHelp : say.notMeHelp}</p>
          {asked === 'NO' ? (
            <Checkbox checked={tellsFamily} onChange={setTellsFamily}>
              {say.tellFamily}
            </Checkbox>
          ) : null}
        </ConfirmDialog>
      ) : null}
    </Card>
  )
}
