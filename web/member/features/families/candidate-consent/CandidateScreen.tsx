import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import { useId, useState } from 'react'
import { addDays, dayInIndia } from '#domain/calendar.ts'
import type { CandidateAnswer, HidingDay } from '#domain/families/candidate-consent.ts'
import { formatLongDay } from '#domain/format/date.ts'
import { digits } from '#domain/words/digits.ts'
import { registrantName } from '#domain/words/registrant-names.ts'
import { ReadInSelect } from '#web/access/consent/ReadInSelect.tsx'
import type { ReadIn } from '#web/access/consent/use-consent-ticks.ts'
import { CallFailed, call } from '#web/api/client.ts'
import { wordFailure } from '#web/api/failures.ts'
import { Failure } from '#web/member/parts/Failure.tsx'
import { Loading } from '#web/member/parts/Loading.tsx'
import { tellFailure } from '#web/session/session.ts'
import { Button } from '#web/ui/Button.tsx'
import { Card } from '#web/ui/Card.tsx'
import { ConfirmDialog } from '#web/ui/ConfirmDialog.tsx'
import { Eyebrow } from '#web/ui/Eyebrow.tsx'
import { Facts } from '#web/ui/Facts.tsx'
import { Field } from '#web/ui/Field.tsx'
import { Hint } from '#web/ui/Hint.tsx'
import { useLanguage } from '#web/ui/language.ts'
import { Notice } from '#web/ui/Notice.tsx'
import { Radio } from '#web/ui/Radio.tsx'
import { useBusy } from '#web/ui/use-busy.ts'
import styles from './CandidateScreen.module.css'
import { candidateQuestionQuery } from './queries.ts'
import { candidateWords } from './words.ts'

const isRefusal = (error: unknown): error is CallFailed => error instanceof CallFailed && error.status === 400

/** Tells the candidate who registered them and what others see, and takes the answer. Opening the screen changes nothing. */
export default function CandidateScreen() {
  const language = useLanguage()
  const t = candidateWords(language)
  const { token = '' } = useParams({ strict: false })
  const client = useQueryClient()
  const [chosen, setChosen] = useState<ReadIn | null>(null)
  const readIn = chosen ?? language
  const { data, error, refetch } = useQuery(candidateQuestionQuery(token, readIn))
  const [asked, setAsked] = useState<'NO' | 'NOT_ME' | null>(null)
  const [hide, setHide] = useState<HidingDay>('ON_DUE_DAY')
  const [holder, setHolder] = useState<'candidate' | 'other' | null>(null)
  const [today] = useState(() => dayInIndia(new Date()))
  const name = useId()
  const [done, setDone] = useState<string | null>(null)
  const [isBusy, run] = useBusy()

  async function send(answer: CandidateAnswer): Promise<boolean> {
    try {
      const read = { consent_version: data?.consent.version, consent_language: data?.consent.language }
      const { message } = await call('POST /candidate-consent/:token', { token, answer, hide, ...read })
      setDone(message)
      return true
    } catch (failure) {
      tellFailure(failure)
      void client.invalidateQueries(candidateQuestionQuery(token, readIn))
      return false
    }
  }
  const answer = (given: CandidateAnswer) => run(async () => void (await send(given)))

  if (done)
    return (
      <Card as="section" className={styles.card}>
        <h1>{t.done}</h1>
        <p role="status">{done}</p>
      </Card>
    )
  if (isRefusal(error))
    return (
      <Card as="section" className={styles.card}>
        <h1>{t.linkEnded}</h1>
        <p>{wordFailure(language, error)}</p>
      </Card>
    )
  if (!data) return error ? <Failure error={error} onRetry={() => void refetch()} /> : <Loading />
  return (
    <Card as="section" className={styles.card}>
      <div>
        <Eyebrow above={t.title}>संमती</Eyebrow>
        <h1>{t.title}</h1>
      </div>
      {data.has_declined ? <Notice>{t.declined}</Notice> : null}
      <Facts
        facts={[
          [t.name, data.name],
          [t.number, data.registration_no],
          [t.registeredBy, registrantName(language, data.registered_by)],
          [t.registeredOn, formatLongDay(data.registered_on, language)],
          [t.photos, digits(language, data.photos)],
        ]}
      />
      <p>{t.shown}</p>
      <ReadInSelect languages={data.languages} readIn={readIn} onRead={setChosen} />
      <p lang={data.consent.language} dir={data.consent.direction}>
        <b>{data.consent.sentence}</b>
      </p>
      <Field label={t.holder} group>
        <Radio name={name} checked={holder === 'candidate'} onChange={() => setHolder('candidate')}>
          {t.iAm(data.name)}
        </Radio>
        <Radio name={name} checked={holder === 'other'} onChange={() => setHolder('other')}>
          {t.somebodyElse}
        </Radio>
      </Field>
      {holder === 'other' ? <Notice>{t.givePhone(data.name)}</Notice> : null}
      <div className={styles.answers}>
        {holder === 'candidate' ? (
          <Button kind="primary" wide busy={isBusy} onClick={() => answer('YES')}>
            {t.yes}
          </Button>
        ) : null}
        {holder === 'candidate' && !data.has_declined ? (
          <>
            <Button wide busy={isBusy} onClick={() => answer('LATER')}>
              {t.later}
            </Button>
            <Button wide onClick={() => setAsked('NO')}>
              {t.no}
            </Button>
          </>
        ) : null}
        <Button wide onClick={() => setAsked('NOT_ME')}>
          {t.notMe}
        </Button>
      </div>
      {asked ? (
        <ConfirmDialog
          isLong
          title={asked === 'NO' ? t.noQuestion : t.notMeQuestion}
          words={{ confirm: asked === 'NO' ? t.no : t.notMe, cancel: t.cancel }}
          onConfirm={() => send(asked)}
          onClose={() => setAsked(null)}
        >
          {asked === 'NOT_ME' ? <p>{t.notMeHelp}</p> : null}
          {asked === 'NO' && data.due_on < today ? <p>{t.noHelp}</p> : null}
          {asked === 'NO' && data.due_on >= today ? (
            <Field label={t.whenHidden} group>
              <Radio name={`${name} hide`} checked={hide === 'ON_DUE_DAY'} onChange={() => setHide('ON_DUE_DAY')}>
                {t.onDay(formatLongDay(addDays(data.due_on, 1), language))}
                <Hint as="span" className={styles.help}>
                  {t.onDayHelp}
                </Hint>
              </Radio>
              <Radio name={`${name} hide`} checked={hide === 'TODAY'} onChange={() => setHide('TODAY')}>
                {t.hideToday}
                <Hint as="span" className={styles.help}>
                  {t.hideTodayHelp}
                </Hint>
              </Radio>
            </Field>
          ) : null}
        </ConfirmDialog>
      ) : null}
    </Card>
  )
}
