import { formatDay } from '#domain/format/date.ts'
import { Badge } from '#web/ui/Badge.tsx'
import { type Column, DataTable } from '#web/ui/DataTable.tsx'
import { Link } from '#web/ui/Link.tsx'
import { useLanguage } from '#web/ui/language.ts'
import { StatusBadge } from '../StatusBadge.tsx'
import type { ListedMember } from './queries.ts'
import { memberListWords } from './words.ts'

export function MemberListTable({ rows }: { rows: readonly ListedMember[] }) {
  const language = useLanguage()
  const say = memberListWords(language)
  const columns: Column<ListedMember>[] = [
    {
      key: 'name',
      label: say.name,
      isHeading: true,
      cell: ({ uuid, name }) => <Link href={`/office/members/${uuid}`}>{name}</Link>,
    },
    { key: 'number', label: say.number, cell: ({ registration_no }) => registration_no },
    { key: 'native', label: say.native, cell: ({ native_district }) => native_district ?? '–' },
    { key: 'joined', label: say.joined, cell: ({ joined_at }) => formatDay(joined_at, language) },
    {
      key: 'last',
      label: say.lastUsed,
      cell: ({ last_used_on }) => (last_used_on ? formatDay(last_used_on, language) : say.never),
    },
    {
      key: 'ends',
      label: say.planEnds,
      cell: ({ plan_ends_on }) => (plan_ends_on ? formatDay(plan_ends_on, language) : '–'),
    },
    {
      key: 'state',
      label: say.state,
      cell: ({ status, is_verified, is_paid, has_photo }) => (
        <>
          <StatusBadge status={status} /> {is_paid ? <Badge tone="gold">{say.paidBadge}</Badge> : null}{' '}
          {is_verified ? null : <Badge tone="warning">{say.unverified}</Badge>}{' '}
          {has_photo ? null : <Badge tone="plain">{say.noPhoto}</Badge>}
        </>
      ),
    },
  ]
  return <DataTable caption={say.caption} columns={columns} rows={rows} keyOf={row => row.uuid} />
}
