import { useQuery } from '@tanstack/react-query'
import { formatInstant } from '#domain/format/instant.ts'
import { type ReviewKind, reviewKinds } from '#domain/office/review.ts'
import { digits } from '#domain/words/digits.ts'
import { PagedResults } from '#web/office/parts/PagedResults.tsx'
import { RecordLink } from '#web/office/parts/RecordLink.tsx'
import { Badge } from '#web/ui/Badge.tsx'
import { type Column, DataTable } from '#web/ui/DataTable.tsx'
import { useLanguage } from '#web/ui/language.ts'
import { Select } from '#web/ui/Select.tsx'
import { type DecidedRow, decidedQuery } from './queries.ts'
import styles from './ReviewQueueScreen.module.css'
import { queueWords } from './words.ts'

interface Props {
  kind: ReviewKind | ''
  page: number
  hrefOf: (page: number) => string
  onOpen: (kind: ReviewKind | '', page: number) => void
}

/** The decisions, latest first, each with its maker and reason. */
export function DecidedList({ kind, page, hrefOf, onOpen }: Props) {
  const language = useLanguage()
  const t = queueWords(language)
  const result = useQuery(decidedQuery(kind, page))
  const columns: Column<DecidedRow>[] = [
    { key: 'kind', label: t.what, isHeading: true, cell: row => t.kinds[row.kind] },
    {
      key: 'decision',
      label: t.decision,
      cell: row => (
        <>
          {t.decided[row.decision]} {row.undone_at ? <Badge>{t.takenBack}</Badge> : null}
        </>
      ),
    },
    {
      key: 'whose',
      label: t.whose,
      cell: ({ member, title }) => (
        <>
          {title ? <span>{title} </span> : null}
          {member ? (
            <RecordLink uuid={member.uuid}>
              {member.name} · {member.registration_no}
            </RecordLink>
          ) : null}
        </>
      ),
    },
    { key: 'why', label: t.why, cell: ({ reason }) => reason },
    { key: 'who', label: t.who, cell: ({ staff }) => (staff.is_self ? t.you : staff.name) },
    { key: 'when', label: t.when, cell: ({ at }) => formatInstant(at, language) },
  ]
  return (
    <>
      <div className={styles.filter}>
        <Select
          aria-label={t.show}
          placeholder={t.every}
          options={reviewKinds.map(value => ({ value, label: t.kinds[value] }))}
          value={kind}
          onChange={value => onOpen(reviewKinds.find(one => one === value) ?? '', 1)}
        />
      </div>
      <PagedResults
        result={result}
        page={page}
        hrefOf={hrefOf}
        onPage={to => onOpen(kind, to)}
        words={{
          none: t.noneDecided,
          noneHelp: t.noneDecidedHelp,
          count: count => t.decidedCount(digits(language, count)),
        }}
      >
        {rows => <DataTable caption={t.decidedTab} columns={columns} rows={rows} keyOf={({ uuid }) => uuid} />}
      </PagedResults>
    </>
  )
}
