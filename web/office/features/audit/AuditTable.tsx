import { formatInstant } from '#domain/format/instant.ts'
import { digits } from '#domain/words/digits.ts'
import { officeWords } from '#web/office/words.ts'
import { type Column, DataTable } from '#web/ui/DataTable.tsx'
import { Link } from '#web/ui/Link.tsx'
import { useLanguage } from '#web/ui/language.ts'
import styles from './AuditTable.module.css'
import { changedName, changedValue } from './detail-words.ts'
import type { AuditEntry } from './queries.ts'
import { actWords, auditWords } from './words.ts'

export function AuditTable({ rows }: { rows: readonly AuditEntry[] }) {
  const language = useLanguage()
  const say = auditWords(language)
  const columns: Column<AuditEntry>[] = [
    { key: 'what', label: say.what, isHeading: true, cell: ({ act }) => actWords(language)[act] },
    { key: 'number', label: say.number, isNumber: true, cell: ({ seq }) => digits(language, seq) },
    { key: 'when', label: say.when, cell: ({ at }) => formatInstant(at, language) },
    {
      key: 'who',
      label: say.who,
      cell: ({ staff, act }) => staff?.name ?? (act === 'caller_request_objected' ? say.family : say.operator),
    },
    {
      key: 'whose',
      label: say.whose,
      cell: ({ member }) =>
        member?.registration_no ? (
          <Link href={`/office/members/${member.uuid}`}>{member.registration_no}</Link>
        ) : (
          say.nothing
        ),
    },
    { key: 'detail', label: say.detail, cell: entry => <Detail entry={entry} /> },
  ]
  return (
    <DataTable caption={officeWords(language).audit} columns={columns} rows={rows} keyOf={row => String(row.seq)} />
  )
}

function Detail({ entry: { changes, reason, is_erased } }: { entry: AuditEntry }) {
  const language = useLanguage()
  const say = auditWords(language)
  const wordOf = (field: string, value: string | null) =>
    value === null ? say.nothing : changedValue(language, field, value)
  if (is_erased) return say.erased
  if (changes.length === 0 && !reason) return say.nothing
  return (
    <div className={styles.detail}>
      {changes.map(({ field, before, after }) => (
        <span key={field}>
          {say.changed(changedName(language, field), wordOf(field, before), wordOf(field, after))}
        </span>
      ))}
      {reason ? <span>{say.why(reason)}</span> : null}
    </div>
  )
}
