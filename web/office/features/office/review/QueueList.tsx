import { digits } from '#domain/words/digits.ts'
import { formatSpan } from '#web/office/parts/span.ts'
import { useNow } from '#web/office/parts/use-now.ts'
import { Badge } from '#web/ui/Badge.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { Link } from '#web/ui/Link.tsx'
import { useLanguage } from '#web/ui/language.ts'
import styles from './QueueList.module.css'
import type { WaitingRow } from './queries.ts'
import { queueWords } from './words.ts'

interface Props {
  rows: readonly WaitingRow[]
  opened: string
  hrefOf: (uuid: string) => string
  onOpen: (uuid: string) => void
}

/** The waiting items, and below them the unconfirmed complaints. */
export function QueueList({ rows, ...rest }: Props) {
  const t = queueWords(useLanguage())
  const below = rows.findIndex(row => row.is_unconfirmed)
  const first = below < 0 ? rows.length : below
  return (
    <>
      <Rows rows={rows.slice(0, first)} from={0} {...rest} />
      {below < 0 ? null : (
        <>
          <h2 className={styles.group}>{t.unconfirmed}</h2>
          <p className={styles.age}>{t.unconfirmedHelp}</p>
          <Rows rows={rows.slice(below)} from={below} {...rest} />
        </>
      )}
    </>
  )
}

/** Items with age and deadline. An item that a colleague has claimed is shown but cannot be opened. */
function Rows({ rows, from, opened, hrefOf, onOpen }: Props & { from: number }) {
  const now = useNow()
  if (rows.length === 0) return null
  return (
    <ol className={styles.rows} start={from + 1}>
      {rows.map((row, index) => (
        <li key={row.uuid}>
          {row.claimed_by && !row.claimed_by.is_self ? (
            <div className={classNames(styles.row, styles.taken)}>
              <Row row={row} at={from + index} now={now} />
            </div>
          ) : (
            <Link
              href={hrefOf(row.uuid)}
              className={styles.row}
              aria-current={row.uuid === opened ? 'true' : undefined}
              onClick={event => {
                event.preventDefault()
                onOpen(row.uuid)
              }}
            >
              <Row row={row} at={from + index} now={now} />
            </Link>
          )}
        </li>
      ))}
    </ol>
  )
}

function Row({ row, at, now }: { row: WaitingRow; at: number; now: number }) {
  const language = useLanguage()
  const t = queueWords(language)
  const msToDue = Date.parse(row.due_at) - now
  return (
    <>
      <span className={styles.top}>
        <strong>
          <span className="visually-hidden">{digits(language, at + 1)}. </span>
          {t.kinds[row.kind]}
        </strong>
        <Badge tone={msToDue < 0 ? 'warning' : 'plain'}>
          {msToDue < 0 ? t.late(formatSpan(msToDue, language)) : t.due(formatSpan(msToDue, language))}
        </Badge>
      </span>
      <span className={styles.who}>
        {row.title ? <span>{row.title}</span> : null}
        {row.member ? (
          <span>
            {row.member.name} · {row.member.registration_no}
          </span>
        ) : null}
      </span>
      <span className={styles.age}>
        {t.waits(formatSpan(now - Date.parse(row.since), language))}
        {row.claimed_by ? ` · ${row.claimed_by.is_self ? t.mine : t.withColleague(row.claimed_by.name)}` : null}
      </span>
    </>
  )
}
