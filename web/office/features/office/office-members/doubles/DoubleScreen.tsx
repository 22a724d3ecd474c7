import { useQuery } from '@tanstack/react-query'
import { useNavigate, useParams } from '@tanstack/react-router'
import { useState } from 'react'
import { formatField } from '#contract/field-value.ts'
import { formatDay } from '#domain/format/date.ts'
import { formatHeight } from '#domain/format/height.ts'
import { formatInstant } from '#domain/format/instant.ts'
import type { Language } from '#domain/words/catalogue.ts'
import { digits } from '#domain/words/digits.ts'
import { call } from '#web/api/client.ts'
import { useMay } from '#web/office/may.ts'
import { ActReasonDialog } from '#web/office/parts/ActReasonDialog.tsx'
import { NoAnswerYet } from '#web/office/parts/NoAnswerYet.tsx'
import { ScreenHead } from '#web/office/parts/ScreenHead.tsx'
import { officeClient } from '#web/office/queries.ts'
import { Badge } from '#web/ui/Badge.tsx'
import { Button } from '#web/ui/Button.tsx'
import { Card } from '#web/ui/Card.tsx'
import { Hint } from '#web/ui/Hint.tsx'
import { Link } from '#web/ui/Link.tsx'
import { useLanguage } from '#web/ui/language.ts'
import { Notice } from '#web/ui/Notice.tsx'
import { toast } from '#web/ui/Toasts.tsx'
import styles from '../Record.module.css'
import { StatusBadge } from '../StatusBadge.tsx'
import { ComparedFacts } from './ComparedFacts.tsx'
import { type ComparedRecord, doubleQuery } from './queries.ts'
import { doubleWords } from './words.ts'

/** Two records that may be of one person, side by side. An ADMIN may merge one into the other. */
export default function DoubleScreen() {
  const language = useLanguage()
  const t = doubleWords(language)
  const navigate = useNavigate()
  const { uuid = '', other = '' } = useParams({ strict: false }) as { uuid?: string; other?: string }
  const { data, error, refetch } = useQuery(doubleQuery(uuid, other))
  const mayMerge = useMay({ closeDouble: 'admin' })
  const [keptRecord, setKeptRecord] = useState<ComparedRecord | null>(null)
  const [one, two] = data?.records ?? []
  const closed = keptRecord === one ? two : one
  const close = async (reason: string) => {
    if (!keptRecord || !closed) return
    const { message } = await call('POST /office/members/:uuid/close-double', {
      uuid: keptRecord.uuid,
      closed: closed.uuid,
      reason,
    })
    toast.success(message)
    setKeptRecord(null)
    void officeClient.invalidateQueries({ queryKey: ['member'] })
    await navigate({ href: `/office/members/${keptRecord.uuid}` })
  }
  return (
    <>
      <Link className={styles.back} href={`/office/members/${uuid}`}>
        {t.back}
      </Link>
      <ScreenHead eyebrow="दोन नोंदी" title={t.title} />
      {data && one && two ? (
        <>
          <Hint>{t.help}</Hint>
          {one.gender === two.gender ? null : <Notice kind="bad">{t.otherSide}</Notice>}
          {data.is_same_mobile ? <Badge>{t.sameMobile}</Badge> : null}
          <Card as="section" className={styles.part} aria-label={t.title}>
            <div className={styles.pair}>
              {[one, two].map(record => (
                <div key={record.uuid} className={styles.compared}>
                  <h2>{`${record.name} · ${record.registration_no}`}</h2>
                  <span className={styles.line}>
                    <StatusBadge status={record.status} />
                    <Link href={`/office/members/${record.uuid}`}>{t.open}</Link>
                  </span>
                </div>
              ))}
            </div>
            <ComparedFacts names={[one.registration_no, two.registration_no]} rows={rowsOf([one, two], t, language)} />
            {mayMerge && one.gender === two.gender ? (
              <div className={styles.buttons}>
                {[one, two].map(record => (
                  <Button key={record.uuid} onClick={() => setKeptRecord(record)}>
                    {t.keep(record.registration_no)}
                  </Button>
                ))}
              </div>
            ) : null}
          </Card>
          {keptRecord && closed ? (
            <ActReasonDialog
              title={t.question(closed.registration_no, keptRecord.registration_no)}
              confirm={t.confirm}
              onConfirm={close}
              onClose={() => setKeptRecord(null)}
            >
              <p>{t.questionHelp(closed.registration_no, keptRecord.registration_no)}</p>
            </ActReasonDialog>
          ) : null}
        </>
      ) : (
        <NoAnswerYet error={error} onRetry={() => void refetch()} />
      )}
    </>
  )
}

type Fact = readonly [label: string, value: string]
type Words = ReturnType<typeof doubleWords>

function rowsOf(records: readonly ComparedRecord[], t: Words, language: Language) {
  const [one, two] = records.map(record => factsOf(record, t, language))
  return one?.map(([label, value], at) => ({ label, values: [value, two?.[at]?.[1] ?? ''] })) ?? []
}

function factsOf(record: ComparedRecord, t: Words, language: Language): Fact[] {
  const or = (text: string | null) => text || '–'
  const yes = (is: boolean) => (is ? t.yes : t.no)
  return [
    [
      t.born,
      [formatDay(record.dob, language), record.birth_time && formatField('birth_time', record.birth_time, language)]
        .filter(Boolean)
        .join(', '),
    ],
    [t.height, formatHeight(record.height, language)],
    [t.marital, or(record.marital_status)],
    [t.education, or(record.education)],
    [t.occupation, or(record.occupation)],
    [t.native, or(record.native_place)],
    [t.joined, formatInstant(record.joined_at, language)],
    [t.lastUsed, record.last_used_on ? formatDay(record.last_used_on, language) : '–'],
    [t.mobileVerified, yes(record.mobile_is_verified)],
    [t.emailVerified, yes(record.email_is_verified)],
    [t.planEnds, record.plan_ends_on ? formatDay(record.plan_ends_on, language) : '–'],
    ...(['photos', 'payments', 'interests', 'contacts', 'blocks', 'reports'] as const).map(
      (name): Fact => [t[name], digits(language, record[name])],
    ),
  ]
}
