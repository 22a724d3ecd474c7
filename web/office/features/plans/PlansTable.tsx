import { IconArrowDown, IconArrowUp } from '@tabler/icons-react'
import { formatFee } from '#domain/format/fee.ts'
import { digits, groupedDigits } from '#domain/words/digits.ts'
import { officeWords } from '#web/office/words.ts'
import { Badge } from '#web/ui/Badge.tsx'
import { Button } from '#web/ui/Button.tsx'
import { type Column, DataTable } from '#web/ui/DataTable.tsx'
import { Icon } from '#web/ui/Icon.tsx'
import { IconButton } from '#web/ui/IconButton.tsx'
import { useLanguage } from '#web/ui/language.ts'
import styles from './PlansScreen.module.css'
import type { PlanRow } from './queries.ts'
import { planWords } from './words.ts'

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
  const say = planWords(language)
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
  const buttons = (plan: PlanRow) => {
    if (!actions) return null
    const place = onSale.indexOf(plan)
    return (
      <div className={styles.buttons}>
        {place > 0 ? (
          <IconButton aria-label={say.up(plan.plan_name)} onClick={() => actions.onMove(plan, -1)}>
            <Icon of={IconArrowUp} />
          </IconButton>
        ) : null}
        {place >= 0 && place < onSale.length - 1 ? (
          <IconButton aria-label={say.down(plan.plan_name)} onClick={() => actions.onMove(plan, 1)}>
            <Icon of={IconArrowDown} />
          </IconButton>
        ) : null}
        <Button small kind="quiet" onClick={() => actions.onChange(plan)}>
          {say.change}
        </Button>
        <Button small kind="quiet" onClick={() => (plan.is_retired ? actions.onOffer(plan) : actions.onRetire(plan))}>
          {plan.is_retired ? say.offer : say.retire}
        </Button>
      </div>
    )
  }
  return (
    <DataTable
      caption={officeWords(language).plans}
      columns={columns}
      rows={rows}
      keyOf={row => row.uuid}
      {...(actions && { actions: { label: say.actions, of: buttons } })}
    />
  )
}
