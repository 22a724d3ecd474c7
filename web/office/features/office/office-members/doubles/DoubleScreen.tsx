import { useQuery } from '@tanstack/react-query'
import { useNavigate, useParams } from '@tanstack/react-router'
import { useState } from 'react'
import { formatField } from '#contract/field-value.ts'
import { formatDay } from '#domain/format/date.ts'
import { formatHeight } from '#domain/format/height.ts'
import { formatInstant } from '#domain/format/instant.ts'
import type { Language } from '#domain/words/catalogue.ts'
import { digits } from '#domain/words/digits.ts'
import { NoAnswerYet } from '#web/office/parts/NoAnswerYet.tsx'
import { ScreenHead } from '#web/office/parts/ScreenHead.tsx'
import { officeClient } from '#web/office/queries.ts'
import { Badge } from '#web/ui/Badge.tsx'
import { Button } from '#web/ui/Button.tsx'
import { Card } from '#web/ui/Card.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { Hint } from '#web/ui/Hint.tsx'
import { Link } from '#web/ui/Link.tsx'
import { useLanguage } from '#web/ui/language.ts'
import { Notice } from '#web/ui/Notice.tsx'
import { Portrait } from '#web/ui/Portrait.tsx'
import { toast } from '#web/ui/Toasts.tsx'
import { OpenRequestPart } from '../caller-requests/OpenRequestPart.tsx'
import { callerQuery } from '../caller-requests/queries.ts'
import styles from '../Record.module.css'
import { StatusBadge } from '../StatusBadge.tsx'
import { ComparedFacts } from './ComparedFacts.tsx'
import { JoinDialog } from './JoinDialog.tsx'
import { type ComparedRecord, doubleQuery } from './queries.ts'
import { doubleWords } from './words.ts'

/** Two records that may be of one person, side by side, and the request to join them. */
export default function DoubleScreen() {
  const language = useLanguage()
  const t = doubleWords(language)
  const navigate = useNavigate()
  const { uuid = '', other: otherUuid = '' } = useParams({ strict: false }) as { uuid?: string; other?: string }
  const { data, error, refetch } = useQuery(doubleQuery(uuid, otherUuid))
  const { data: state } = useQuery({ ...callerQuery(data?.kept ?? ''), enabled: data !== undefined })
  const [isAsking, setIsAsking] = useState(false)
  const [isProving, setIsProving] = useState(false)
  const [one, two] = data?.records ?? []
  const [kept, other] = data?.kept === one?.uuid ? [one, two] : [two, one]
  const refresh = async (message: string) => {
    toast.success(message)
    await officeClient.invalidateQueries({ queryKey: ['member'] })
  }
  const done = async (message: string, isMerged: boolean) => {
    setIsProving(false)
    // After a merge the second record is no longer there to be compared.
    if (isMerged) await navigate({ href: `/office/members/${data?.kept ?? uuid}` })
    await refresh(message)
  }
  return (
    <>
      <Link className={styles.back} href={`/office/members/${uuid}`}>
        {t.back}
      </Link>
      <ScreenHead eyebrow="दोन नोंदी" title={t.title} />
      {data && one && two && kept && other ? (
        <>
          <Hint>{t.help}</Hint>
          {one.gender === two.gender ? null : <Notice kind="bad">{t.otherSide}</Notice>}
          <p className={classNames(styles.line, styles.flags)}>
            <SameBadge is={data.is_same_mobile} same={t.sameMobile} other={t.otherMobile} />
            <SameBadge is={data.is_same_email} same={t.sameEmail} other={t.otherEmail} />
          </p>
          <Card as="section" className={styles.part} aria-label={t.title}>
            <div className={styles.pair}>
              {[one, two].map(record => (
                <div key={record.uuid} className={styles.compared}>
                  <h2>{`${record.name} · ${record.registration_no}`}</h2>
                  <Portrait
                    className={styles.face}
                    image={record.photo?.image}
                    gender={record.gender}
                    alt={t.photo(`${record.name} · ${record.registration_no}`)}
                  />
                  <span className={styles.line}>
                    <StatusBadge status={record.status} />
                    <Link href={`/office/members/${record.uuid}`}>{t.open}</Link>
                  </span>
                </div>
              ))}
            </div>
            <ComparedFacts names={[one.registration_no, two.registration_no]} rows={rowsOf([one, two], t, language)} />
            {one.gender === two.gender ? <Hint>{t.kept(kept.registration_no)}</Hint> : null}
            {state?.open ? (
              <OpenRequestPart
                key={state.open.asked_at}
                uuid={kept.uuid}
                request={state.open}
                visit={state.visit}
                isProving={isProving}
                onDone={(message, isProven) => void done(message, isProven)}
              />
            ) : one.gender === two.gender ? (
              <div className={styles.buttons}>
                <Button onClick={() => setIsAsking(true)}>{t.join}</Button>
              </div>
            ) : null}
          </Card>
          {isAsking ? (
            <JoinDialog
              kept={kept}
              other={other}
              canSendCodes={data.can_send_codes}
              onClose={() => setIsAsking(false)}
              onBegun={message => {
                setIsAsking(false)
                setIsProving(true)
                void refresh(message)
              }}
            />
          ) : null}
        </>
      ) : (
        <NoAnswerYet error={error} onRetry={() => void refetch()} />
      )}
    </>
  )
}

/** Whether a contact of both is the same. Nothing where a record has none. */
const SameBadge = ({ is, same, other }: { is: boolean | null; same: string; other: string }) =>
  is === null ? null : <Badge tone={is ? 'plain' : 'warning'}>{is ? same : other}</Badge>

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
    [t.devices, or(record.devices.join('; '))],
    [t.planEnds, record.plan_ends_on ? formatDay(record.plan_ends_on, language) : '–'],
    ...(['photos', 'payments', 'interests', 'contacts', 'blocks', 'reports'] as const).map(
      (name): Fact => [t[name], digits(language, record[name])],
    ),
  ]
}
