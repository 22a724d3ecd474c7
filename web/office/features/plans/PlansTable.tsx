import {
  IconArchive,
  IconArrowBackUp,
  IconArrowDown,
  IconArrowUp,
  IconDotsVertical,
  IconPencil,
} from '@tabler/icons-react'
import { formatFee } from '#domain/format/fee.ts'
import { digits, groupedDigits } from '#domain/words/digits.ts'
import { officeWords } from '#web/office/words.ts'
import { Badge } from '#web/ui/Badge.tsx'
import { type Column, DataTable } from '#web/ui/DataTable.tsx'
import { Icon } from '#web/ui/Icon.tsx'
import { useLanguage } from '#web/ui/language.ts'
import { Menu, type MenuItem } from '#web/ui/Menu.tsx'
import styles from './PlansScreen.module.css'
import type { PlanRow } from './queries.ts'
import { officePlanWords } from './words.ts'

interface Props {
  rows: readonly PlanRow[]
  /** Absent for staff who may only look. */
  actions: {
    onChange: (plan: PlanRow) => void
    onRetire: (plan: PlanRow) => void
    onOffer: (plan: PlanRow) => void
    onMove: (plan: PlanRow, by: -1 | 1) => void
  } | null
}

export function PlansTable({ rows, actions }: Props) {
  const language = useLanguage()
  const say = officePlanWords(language)
  const onSale = rows.filter(plan => !plan.is_retired)
  const columns: Column<PlanRow>[] = [
    {
      key: 'name',
      label: say.name,
      isHeading: true,
      cell: ({ plan_name, is_offline }) => (
        <>
          {plan_name} {is_offline ? <Badge tone="gold">{say.offlineBadge}</Badge> : null}
        </>
      ),
    },
    { key: 'fee', label: say.feeShort, isNumber: true, cell: ({ fee }) => formatFee(fee, language) },
    {
      key: 'days',
      label: say.days,
      isNumber: true,
      cell: ({ validity_in_days }) => digits(language, validity_in_days),
    },
    {
      key: 'views',
      label: say.views,
      isNumber: true,
      cell: ({ max_contact_views_count }) => digits(language, max_contact_views_count),
    },
    { key: 'running', label: say.running, isNumber: true, cell: ({ running }) => groupedDigits(language, running) },
    {
      key: 'sold',
      label: say.sold,
      isNumber: true,
      cell: ({ sold, refunded }) => (
        <>
          {groupedDigits(language, sold)}
          {refunded > 0 ? <small className={styles.small}>{say.refunded(digits(language, refunded))}</small> : null}
        </>
      ),
    },
    { key: 'brought', label: say.brought, isNumber: true, cell: ({ brought }) => formatFee(brought, language) },
    {
      key: 'state',
      label: say.state,
      cell: ({ is_retired }) => (is_retired ? <Badge>{say.offSale}</Badge> : <Badge tone="good">{say.onSale}</Badge>),
    },
  ]
  const menu = (plan: PlanRow) => {
    if (!actions) return null
    const { onChange, onMove, onOffer, onRetire } = actions
    const place = onSale.indexOf(plan)
    const items: MenuItem[] = [
      { label: say.change, icon: IconPencil, onSelect: () => onChange(plan) },
      ...(place > 0 ? [{ label: say.up, icon: IconArrowUp, onSelect: () => onMove(plan, -1) }] : []),
      ...(place >= 0 && place < onSale.length - 1
        ? [{ label: say.down, icon: IconArrowDown, onSelect: () => onMove(plan, 1) }]
        : []),
      plan.is_retired
        ? { label: say.offer, icon: IconArrowBackUp, onSelect: () => onOffer(plan) }
        : { label: say.retire, icon: IconArchive, onSelect: () => onRetire(plan) },
    ]
    return <Menu label={say.actionsOf(plan.plan_name)} face={<Icon of={IconDotsVertical} />} items={items} current="" />
  }
  return (
    <DataTable
      caption={officeWords(language).plans}
      columns={columns}
      rows={rows}
      keyOf={row => row.uuid}
      {...(actions && { actions: { label: say.actions, of: menu } })}
    />
  )
}
