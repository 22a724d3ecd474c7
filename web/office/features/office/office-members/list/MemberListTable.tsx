import { Fragment } from 'react'
import { formatDay } from '#domain/format/date.ts'
import { Badge } from '#web/ui/Badge.tsx'
import { type Column, DataTable } from '#web/ui/DataTable.tsx'
import { Link } from '#web/ui/Link.tsx'
import { useLanguage } from '#web/ui/language.ts'
import { StatusBadge } from '../StatusBadge.tsx'
import type { ListedMember, ListOrder } from './queries.ts'
import { memberListWords } from './words.ts'

interface Props {
  rows: readonly ListedMember[]
  order: ListOrder
  /** Whether everybody of the list has a plan: by its end, others would vanish from the list. */
  withPlans: boolean
  hrefOf: (order: ListOrder) => string
}

export function MemberListTable({ rows, order, withPlans, hrefOf }: Props) {
  const language = useLanguage()
  const t = memberListWords(language)
  const sorted = (sort: 'JOINED' | 'PLAN_END'): Pick<Column<ListedMember>, 'sort'> => {
    const isChosen = order.sort === sort
    const isUp = order.direction !== 'DESC'
    return {
      sort: {
        direction: isChosen ? (isUp ? 'ascending' : 'descending') : undefined,
        href: hrefOf({ sort, direction: isChosen && isUp ? 'DESC' : 'ASC' }),
      },
    }
  }
  const columns: Column<ListedMember>[] = [
    {
      key: 'name',
      label: t.name,
      isHeading: true,
      cell: ({ uuid, name }) => <Link href={`/office/members/${uuid}`}>{name}</Link>,
    },
    { key: 'number', label: t.number, cell: ({ registration_no }) => registration_no },
    { key: 'native', label: t.native, cell: ({ native_district }) => native_district ?? '–' },
    { key: 'joined', label: t.joined, ...sorted('JOINED'), cell: ({ joined_at }) => formatDay(joined_at, language) },
    {
      key: 'last',
      label: t.lastUsed,
      cell: ({ last_used_on }) => (last_used_on ? formatDay(last_used_on, language) : t.never),
    },
    {
      key: 'ends',
      label: t.planEnds,
      ...(withPlans ? sorted('PLAN_END') : {}),
      cell: ({ plan_ends_on }) => (plan_ends_on ? formatDay(plan_ends_on, language) : '–'),
    },
    {
      key: 'state',
      label: t.state,
      cell: ({ status, is_verified, is_paid, has_photo, why_overlooked }) => (
        <>
          <StatusBadge status={status} /> {is_paid ? <Badge tone="gold">{t.paidBadge}</Badge> : null}{' '}
          {is_verified ? null : <Badge tone="warning">{t.unverified}</Badge>}{' '}
          {has_photo ? null : <Badge tone="plain">{t.noPhoto}</Badge>}
          {why_overlooked.map(reason => (
            <Fragment key={reason}>
              {' '}
              <Badge tone="plain">{t[reason]}</Badge>
            </Fragment>
          ))}
        </>
      ),
    },
  ]
  return <DataTable caption={t.caption} columns={columns} rows={rows} keyOf={row => row.uuid} />
}
