import { formatLongDay } from '#domain/format/date.ts'
import { formatPaise } from '#domain/format/fee.ts'
import { formatInstant } from '#domain/format/instant.ts'
import { PartCard } from '#web/office/parts/PartCard.tsx'
import { paymentWords } from '#web/office/parts/payment-words.ts'
import { Badge } from '#web/ui/Badge.tsx'
import { Button } from '#web/ui/Button.tsx'
import { DataTable } from '#web/ui/DataTable.tsx'
import { useLanguage } from '#web/ui/language.ts'
import { Difference } from './Difference.tsx'
import type { CashClosing } from './queries.ts'
import { cashWords } from './words.ts'

interface Props {
  closing: CashClosing
  /** Null where it is locked, or for staff who may not lock it. */
  onLock: (() => void) | null
}

export function ClosingCard({ closing, onLock }: Props) {
  const language = useLanguage()
  const [t, ways] = [cashWords(language), paymentWords(language)]
  const { day, lines, reason, counted_by, counted_at, locked_by, locked_at } = closing
  const money = (rupees: number) => formatPaise(rupees * 100, language)
  return (
    <PartCard>
      <div className="row-2">
        <h3>{formatLongDay(day, language)}</h3>
        {locked_at ? null : <Badge tone="gold">{t.waitsForLock}</Badge>}
      </div>
      <DataTable
        caption={formatLongDay(day, language)}
        rows={lines}
        keyOf={({ method, clerk }) => `${method} ${clerk.uuid}`}
        columns={[
          { key: 'way', label: t.way, isHeading: true, cell: ({ method }) => ways[method] },
          { key: 'clerk', label: t.clerk, cell: ({ clerk }) => clerk.name },
          { key: 'expected', label: t.expected, isNumber: true, cell: ({ expected }) => money(expected) },
          { key: 'counted', label: t.counted, isNumber: true, cell: ({ counted }) => money(counted) },
          { key: 'difference', label: t.difference, isNumber: true, cell: line => <Difference {...line} /> },
        ]}
      />
      {reason ? <p>{reason}</p> : null}
      <p>{t.countedBy(counted_by, formatInstant(counted_at, language))}</p>
      {locked_by && locked_at ? <p>{t.locked(locked_by, formatInstant(locked_at, language))}</p> : null}
      {onLock ? (
        <Button kind="primary" small onClick={onLock}>
          {t.lock}
        </Button>
      ) : null}
    </PartCard>
  )
}
