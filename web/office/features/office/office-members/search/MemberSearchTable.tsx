import { formatDay } from '#domain/format/date.ts'
import { whyFound } from '#web/office/parts/found-words.ts'
import { Badge } from '#web/ui/Badge.tsx'
import { type Column, DataTable } from '#web/ui/DataTable.tsx'
import { Link } from '#web/ui/Link.tsx'
import { useLanguage } from '#web/ui/language.ts'
import type { FoundMember } from '../queries.ts'
import { StatusBadge } from '../StatusBadge.tsx'
import { memberSearchWords } from './words.ts'

export function MemberSearchTable({ rows }: { rows: readonly FoundMember[] }) {
  const language = useLanguage()
  const t = memberSearchWords(language)
  const columns: Column<FoundMember>[] = [
    {
      key: 'name',
      label: t.name,
      isHeading: true,
      cell: ({ uuid, name }) => <Link href={`/office/members/${uuid}`}>{name}</Link>,
    },
    { key: 'number', label: t.number, cell: ({ registration_no }) => registration_no },
    {
      key: 'born',
      label: t.born,
      cell: ({ dob, status }) => (status === 'DELETED' ? '–' : formatDay(dob, language)),
    },
    { key: 'native', label: t.native, cell: ({ native_district }) => native_district ?? '–' },
    { key: 'joined', label: t.joined, cell: ({ joined_at }) => formatDay(joined_at, language) },
    { key: 'why', label: t.why, cell: ({ why }) => whyFound(why, language) },
    {
      key: 'state',
      label: t.state,
      cell: ({ status, is_verified, is_paid }) => (
        <>
          <StatusBadge status={status} /> {is_paid ? <Badge tone="gold">{t.paid}</Badge> : null}{' '}
          {is_verified || status === 'DELETED' ? null : <Badge tone="warning">{t.unverified}</Badge>}
        </>
      ),
    },
  ]
  return <DataTable caption={t.found} columns={columns} rows={rows} keyOf={row => row.uuid} />
}
