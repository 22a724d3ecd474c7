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
  /** Absent for staff who may only read. */
  actions: {
    onChange: (plan: PlanRow) => void
    onRetire: (plan: PlanRow) => void
    onOffer: (plan: PlanRow) => void
    onMove: (plan: PlanRow, by: -1 | 1) => void
  } | null
}

export function PlansTable({ rows, actions }: Props) {
  const language = useLanguage()
  const t = officePlanWords(language)
  const onSale = rows.filter(plan => !plan.is_retired)
  const columns: Column<PlanRow>[] = [
    {
      key: 'name',
      label: t.name,
      isHeading: true,
      cell: ({ plan_name, is_offline }) => (
        <>
          {plan_name} {is_offline ? <Badge tone="gold">{t.offlineBadge}</Badge> : null}
        </>
      ),
    },
    { key: 'fee', label: t.feeShort, isNumber: true, cell: ({ fee }) => formatFee(fee, language) },
    {
      key: 'days',
      label: t.days,
      isNumber: true,
      cell: ({ validity_in_days }) => digits(language, validity_in_days),
    },
    {
      key: 'views',
      label: t.views,
      isNumber: true,
      cell: ({ max_contact_views_count }) => digits(language, max_contact_views_count),
    },
    { key: 'running', label: t.running, isNumber: true, cell: ({ running }) => groupedDigits(language, running) },
    {
      key: 'sold',
      label: t.sold,
      isNumber: true,
      cell: ({ sold, refunded }) => (
        <>
          {groupedDigits(language, sold)}
          {refunded > 0 ? <small className={styles.small}>{t.refunded(digits(language, refunded))}</small> : null}
        </>
      ),
    },
    { key: 'brought', label: t.brought, isNumber: true, cell: ({ brought }) => formatFee(brought, language) },
    {
      key: 'state',
      label: t.state,
      cell: ({ is_retired }) => (is_retired ? <Badge>{t.offSale}</Badge> : <Badge tone="good">{t.onSale}</Badge>),
    },
  ]
  const menu = (plan: PlanRow) => {
    if (!actions) return null
    const { onChange, onMove, onOffer, onRetire } = actions
    const place = onSale.indexOf(plan)
    const items: MenuItem[] = [
      { label: t.change, icon: IconPencil, onSelect: () => onChange(plan) },
      ...(place > 0 ? [{ label: t.up, icon: IconArrowUp, onSelect: () => onMove(plan, -1) }] : []),
      ...(place >= 0 && place < onSale.length - 1
        ? [{ label: t.down, icon: IconArrowDown, onSelect: () => onMove(plan, 1) }]
        : []),
      plan.is_retired
        ? { label: t.offer, icon: IconArrowBackUp, onSelect: () => onOffer(plan) }
        : { label: t.retire, icon: IconArchive, onSelect: () => onRetire(plan) },
    ]
    return <Menu label={t.actionsOf(plan.plan_name)} face={<Icon of={IconDotsVertical} />} items={items} current="" />
  }
  return (
    <DataTable
      caption={officeWords(language).plans}
      columns={columns}
      rows={rows}
      keyOf={row => row.uuid}
      {...(actions && { actions: { label: t.actions, of: menu } })}
    />
  )
}
