import { formatInstant } from '#domain/format/instant.ts'
import { staffActs } from '#domain/office/audit.ts'
import { digits } from '#domain/words/digits.ts'
import { officeWords } from '#web/office/words.ts'
import { type Column, DataTable } from '#web/ui/DataTable.tsx'
import { Link } from '#web/ui/Link.tsx'
import { useLanguage } from '#web/ui/language.ts'
import styles from './AuditTable.module.css'
import { changedName, changedValue, isReadable } from './detail-words.ts'
import type { AuditEntry } from './queries.ts'
import { auditWords } from './words.ts'

export function AuditTable({ rows, order }: { rows: readonly AuditEntry[]; order: Column<AuditEntry>['sort'] }) {
  const language = useLanguage()
  const t = auditWords(language)
  const columns: Column<AuditEntry>[] = [
    { key: 'what', label: t.what, isHeading: true, cell: ({ act }) => staffActs[act][language] },
    { key: 'number', label: t.number, isNumber: true, cell: ({ seq }) => digits(language, seq) },
    { key: 'when', label: t.when, ...(order && { sort: order }), cell: ({ at }) => formatInstant(at, language) },
    {
      key: 'who',
      label: t.who,
      cell: ({ staff, act }) => staff?.name ?? (act === 'caller_request_objected' ? t.family : t.operator),
    },
    {
      key: 'whose',
      label: t.whose,
      cell: ({ member }) =>
        member?.registration_no ? (
          <Link href={`/office/members/${member.uuid}`}>{member.registration_no}</Link>
        ) : (
          t.nothing
        ),
    },
    { key: 'detail', label: t.detail, cell: entry => <Detail entry={entry} /> },
  ]
  return (
    <DataTable caption={officeWords(language).audit} columns={columns} rows={rows} keyOf={row => String(row.seq)} />
  )
}

function Detail({ entry: { changes: all, reason, is_erased } }: { entry: AuditEntry }) {
  const changes = all.filter(isReadable)
  const language = useLanguage()
  const t = auditWords(language)
  const wordOf = (field: string, value: string | null) =>
    value === null ? t.nothing : changedValue(language, field, value)
  if (is_erased) return t.erased
  if (changes.length === 0 && !reason) return t.nothing
  return (
    <div className={styles.detail}>
      {changes.map(({ field, before, after }) => (
        <span key={field}>{t.changed(changedName(language, field), wordOf(field, before), wordOf(field, after))}</span>
      ))}
      {reason ? <span>{t.why(reason)}</span> : null}
    </div>
  )
}
