import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { addDays, dayInIndia } from '#domain/calendar.ts'
import { formatDay, formatLongDay } from '#domain/format/date.ts'
import { formatFee } from '#domain/format/fee.ts'
import { formatInstant } from '#domain/format/instant.ts'
import { digits } from '#domain/words/digits.ts'
import { useMay } from '#web/office/may.ts'
import { NoAnswerYet } from '#web/office/parts/NoAnswerYet.tsx'
import { ScreenHead } from '#web/office/parts/ScreenHead.tsx'
import { formatSpan } from '#web/office/parts/span.ts'
import { upiWords } from '#web/office/parts/upi-words.ts'
import { useNow } from '#web/office/parts/use-now.ts'
import { type Today, todayQuery } from '#web/office/today-query.ts'
import { Badge } from '#web/ui/Badge.tsx'
import { Card } from '#web/ui/Card.tsx'
import { Link } from '#web/ui/Link.tsx'
import { useLanguage } from '#web/ui/language.ts'
import styles from './TodayScreen.module.css'
import { todayWords } from './words.ts'

/** The screen of each duty. Requests of callers and profiles to look at are listed on this screen itself. */
const listOf: Record<Today['duties'][number]['duty'], string> = {
  orders: '/office/queue?kind=complaint',
  incidents: '/office/incident',
  recalls: '/office/recalls',
  exports: '/office/reads',
  complaints: '/office/queue?kind=complaint',
  queue: '/office/queue',
  first_looks: '#first-looks',
  contact_changes: '#requests',
  objections: '#requests',
  calls: '/office/unreached',
  upi: '/office/payments?unconfirmed=Y',
}

/** The first screen: what is due or late, what happened, who is waiting, and the health of the service. */
export default function TodayScreen() {
  const language = useLanguage()
  const t = todayWords(language)
  const { data, error, refetch } = useQuery({ ...todayQuery, staleTime: 0 })
  const now = useNow()
  return (
    <>
      <ScreenHead eyebrow="आज" title={t.title} />
      {data ? (
        <div className="stack-6">
          <p className={styles.day}>{formatLongDay(dayInIndia(new Date(now)), language)}</p>
          <Part title={t.toDo}>
            <Duties today={data} now={now} />
          </Part>
          {data.first_looks.length > 0 ? <FirstLooks rows={data.first_looks} /> : null}
          {data.unconfirmed.length > 0 ? <Unconfirmed rows={data.unconfirmed} /> : null}
          {data.requests.length > 0 ? <Requests rows={data.requests} now={now} /> : null}
          <Part title={t.happened}>
            <Happened today={data} now={now} />
          </Part>
          <Part title={t.care}>
            <Care today={data} now={now} />
          </Part>
          <Part title={t.service}>
            <Service today={data} />
          </Part>
        </div>
      ) : (
        <NoAnswerYet part error={error} onRetry={() => void refetch()} />
      )}
    </>
  )
}

const Part = ({ title, children }: { title: string; children: ReactNode }) => (
  <section className={styles.part}>
    <h2>{title}</h2>
    {children}
  </section>
)

interface TileProps {
  href: string | null
  label: string
  count: string
  children?: ReactNode
  isLate?: boolean
}

/** A figure with its name and a remark below. With an address, the whole tile is a link. */
function Tile({ href, label, count, children, isLate = false }: TileProps) {
  const inside = (
    <>
      <span className={styles.label}>{label}</span>
      <strong className={styles.figure}>{count}</strong>
      <span className={styles.below}>{children}</span>
    </>
  )
  return (
    <Card as="li" className={styles.tile} data-late={isLate}>
      {href ? (
        <Link className={styles.link} href={href}>
          {inside}
        </Link>
      ) : (
        <span className={styles.link}>{inside}</span>
      )}
    </Card>
  )
}

function Duties({ today, now }: { today: Today; now: number }) {
  const language = useLanguage()
  const t = todayWords(language)
  const isAdmin = useMay({ incidentList: 'admin', listExports: 'admin' })
  return (
    <ul className={styles.tiles}>
      {today.duties.map(({ duty, count, late, due_at }) => {
        const msToDue = due_at ? Date.parse(due_at) - now : null
        const href = listOf[duty]
        const isOpen = (isAdmin || (duty !== 'incidents' && duty !== 'exports')) && (href[0] !== '#' || count > 0)
        return (
          <Tile
            key={duty}
            href={isOpen ? href : null}
            label={t.duties[duty]}
            count={digits(language, count)}
            isLate={late > 0}
          >
            {late > 0 ? <Badge tone="warning">{t.late(digits(language, late))}</Badge> : null}
            {count > 0 && msToDue !== null ? (
              <Badge tone={msToDue < 0 ? 'warning' : 'plain'}>
                {msToDue < 0 ? t.lateBy(formatSpan(msToDue, language)) : t.dueIn(formatSpan(msToDue, language))}
              </Badge>
            ) : null}
          </Tile>
        )
      })}
    </ul>
  )
}

function FirstLooks({ rows }: { rows: Today['first_looks'] }) {
  const language = useLanguage()
  const t = todayWords(language)
  return (
    <section id="first-looks" className={styles.part}>
      <h2>{t.firstLooks}</h2>
      <ul className={styles.rows}>
        {rows.map(({ uuid, name, registration_no, since }) => (
          <li key={uuid}>
            <Link href={`/office/members/${uuid}`}>
              {name} · {registration_no}
            </Link>
            <span>{t.waitsSince(formatInstant(since, language))}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}

function Requests({ rows, now }: { rows: Today['requests']; now: number }) {
  const language = useLanguage()
  const t = todayWords(language)
  return (
    <section id="requests" className={styles.part}>
      <h2>{t.requests}</h2>
      <ul className={styles.rows}>
        {rows.map(({ uuid, name, registration_no, kind, state, at }) => (
          <li key={`${uuid} ${at}`}>
            <Link href={`/office/members/${uuid}`}>
              {name} · {registration_no}
            </Link>
            <span>
              {t.requestKinds[kind]} ·{' '}
              {state === 'OBJECTED'
                ? t.objectedAt(formatInstant(at, language))
                : t[state === 'WAITS' ? 'effectIn' : 'confirmIn'](formatSpan(Date.parse(at) - now, language))}
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** Payments by UPI that no statement confirmed, with who entered them. */
function Unconfirmed({ rows }: { rows: Today['unconfirmed'] }) {
  const language = useLanguage()
  const [t, upi] = [todayWords(language), upiWords(language)]
  return (
    <Part title={t.duties.upi}>
      <ul className={styles.rows}>
        {rows.map(({ uuid, name, registration_no, amount, stated, state, entered_by, entered_at }) => (
          <li key={`${uuid} ${entered_at}`}>
            <Link href={`/office/members/${uuid}`}>
              {name} · {registration_no}
            </Link>
            <span>
              {[
                formatFee(amount, language),
                upi[state],
                stated === null ? null : upi.stated(formatFee(stated, language)),
                upi.enteredBy(entered_by),
                formatInstant(entered_at, language),
              ]
                .filter(Boolean)
                .join(' · ')}
            </span>
          </li>
        ))}
      </ul>
    </Part>
  )
}

function Happened({ today, now }: { today: Today; now: number }) {
  const language = useLanguage()
  const t = todayWords(language)
  const day = dayInIndia(new Date(now))
  const paymentsOfDay = `/office/payments?${new URLSearchParams({ from: day, to: day })}`
  const rows = [
    ['joined', today.joined, `/office/members/list?${new URLSearchParams({ joined_from: day, joined_to: day })}`],
    ['interests', today.interests, null],
    ['accepted', today.accepted, null],
    ['contactsOpened', today.contacts_opened, null],
    ['payments', today.payments, paymentsOfDay],
  ] as const
  return (
    <ul className={styles.tiles}>
      {rows.map(([name, figures, href]) => (
        <Tile key={name} href={href} label={t[name]} count={digits(language, figures.today)}>
          {t.week(digits(language, figures.week))}
        </Tile>
      ))}
      <Tile href={paymentsOfDay} label={t.paid} count={formatFee(today.paid.today, language)}>
        {t.week(formatFee(today.paid.week, language))}
      </Tile>
    </ul>
  )
}

function Care({ today, now }: { today: Today; now: number }) {
  const language = useLanguage()
  const t = todayWords(language)
  const day = dayInIndia(new Date(now))
  const endingSoon = `/office/members/list?${new URLSearchParams({ ends_from: day, ends_to: addDays(day, 6) })}`
  const { families_without_suggestion: without, overlooked, plans_ending: ending, unsent_messages: unsent } = today
  return (
    <>
      <ul className={styles.tiles}>
        <Tile href="/office/handpick" label={t.withoutSuggestion} count={digits(language, without)} />
        {overlooked ? (
          <>
            <Tile
              href="/office/members/list?overlooked=SHOWN"
              label={t.shownToNobody}
              count={digits(language, overlooked.shown_to_nobody)}
            />
            <Tile
              href="/office/members/list?overlooked=ASKED"
              label={t.askedByNobody}
              count={digits(language, overlooked.asked_by_nobody)}
            />
          </>
        ) : null}
        <Tile href={endingSoon} label={t.plansEnding} count={digits(language, ending.count)} />
        <Tile href="/office/health" label={t.unsent} count={digits(language, unsent)} isLate={unsent > 0} />
      </ul>
      {ending.list.length > 0 ? (
        <ul className={styles.rows} aria-label={t.plansEnding}>
          {ending.list.map(({ uuid, name, registration_no, ends_on }) => (
            <li key={uuid}>
              <Link href={`/office/members/${uuid}`}>
                {name} · {registration_no}
              </Link>
              <span>{t.endsOn(formatDay(ends_on, language))}</span>
            </li>
          ))}
        </ul>
      ) : null}
    </>
  )
}

function Service({ today: { backup, troubles } }: { today: Today }) {
  const language = useLanguage()
  const t = todayWords(language)
  const isLate = backup.is_nightly && (backup.has_failed || backup.last_at === null)
  return (
    <ul className={styles.tiles}>
      <Tile href="/office/health" label={t.troubles} count={digits(language, troubles)} isLate={troubles > 0}>
        {troubles === 0 ? t.well : null}
      </Tile>
      <Tile
        href="/office/audit"
        label={t.backup}
        count={
          !backup.is_nightly
            ? t.noBackup
            : backup.has_failed
              ? t.backupFailed
              : backup.last_at
                ? formatInstant(backup.last_at, language)
                : t.noneYet
        }
        isLate={isLate}
      >
        {backup.proven_at ? t.provenAt(formatInstant(backup.proven_at, language)) : null}
      </Tile>
    </ul>
  )
}
