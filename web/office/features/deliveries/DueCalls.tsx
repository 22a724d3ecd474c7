import { useQuery } from '@tanstack/react-query'
import { formatDay } from '#domain/format/date.ts'
import { OfficeFailure } from '#web/office/parts/OfficeFailure.tsx'
import { type Column, DataTable } from '#web/ui/DataTable.tsx'
import { Hint } from '#web/ui/Hint.tsx'
import { Link } from '#web/ui/Link.tsx'
import { useLanguage } from '#web/ui/language.ts'
import { CallNumber } from './CallNumber.tsx'
import { type DueCall, dueCallsQuery } from './queries.ts'
import styles from './UnreachedTable.module.css'
import { unreachedWords } from './words.ts'

/** The families that staff promised to call by today. A family leaves the list when a call is noted in its record. */
export function DueCalls() {
  const language = useLanguage()
  const t = unreachedWords(language)
  const { data, error, refetch } = useQuery(dueCallsQuery)
  if (error) return <OfficeFailure part error={error} onRetry={() => void refetch()} />
  if (!data || data.count === 0) return null
  const columns: Column<DueCall>[] = [
    {
      key: 'family',
      label: t.family,
      isHeading: true,
      cell: ({ member }) => (
        <Link href={`/office/members/${member.uuid}`}>
          {member.name} ({member.registration_no})
        </Link>
      ),
    },
    {
      key: 'number',
      label: t.call,
      cell: ({ member }) => <CallNumber uuid={member.uuid} whom={`${member.name} (${member.registration_no})`} />,
    },
    { key: 'on', label: t.callOn, cell: ({ call_on }) => formatDay(call_on, language) },
    { key: 'agreed', label: t.agreed, cell: ({ agreed }) => agreed || t.nothing },
    { key: 'by', label: t.promisedBy, cell: ({ by }) => by },
  ]
  return (
    <section className={styles.due}>
      <h2>{t.dueCalls}</h2>
      <Hint>{t.dueCallsHelp}</Hint>
      <DataTable caption={t.dueCalls} columns={columns} rows={data.list} keyOf={({ member }) => member.uuid} />
      {data.next_offset === null ? null : <Hint>{t.moreDue(data.count)}</Hint>}
    </section>
  )
}
