import { formatLongDay } from '#domain/format/date.ts'
import { formatFee } from '#domain/format/fee.ts'
import { formatInstant } from '#domain/format/instant.ts'
import { paymentMethods } from '#domain/money/payment-methods.ts'
import { PaymentPapers } from '#web/office/parts/PaymentPapers.tsx'
import { RecordLink } from '#web/office/parts/RecordLink.tsx'
import { upiWords } from '#web/office/parts/upi-words.ts'
import { officeWords } from '#web/office/words.ts'
import { Badge } from '#web/ui/Badge.tsx'
import { Button } from '#web/ui/Button.tsx'
import { type Column, DataTable } from '#web/ui/DataTable.tsx'
import { useLanguage } from '#web/ui/language.ts'
import styles from './PaymentsScreen.module.css'
import { isUnconfirmed, type PaymentRow } from './queries.ts'
import { paymentWords } from './words.ts'

const isMethod = (method: string): method is (typeof paymentMethods)[number] =>
  paymentMethods.some(one => one === method)

interface Props {
  rows: readonly PaymentRow[]
  order: Column<PaymentRow>['sort']
  /** Null for staff who may only read. */
  onRefund: ((payment: PaymentRow) => void) | null
  onConfirm: (payment: PaymentRow) => void
}

export function PaymentsTable({ rows, order, onRefund, onConfirm }: Props) {
  const language = useLanguage()
  const t = paymentWords(language)
  const columns: Column<PaymentRow>[] = [
    {
      key: 'member',
      label: t.member,
      isHeading: true,
      cell: ({ member }) => (
        <RecordLink uuid={member.uuid}>
          {member.registration_no} {member.last_name}
        </RecordLink>
      ),
    },
    { key: 'plan', label: t.plan, cell: ({ plan_name }) => plan_name },
    {
      key: 'amount',
      label: t.amount,
      isNumber: true,
      cell: ({ amount, discount, discount_reason }) => (
        <>
          {formatFee(amount, language)}
          {discount > 0 ? (
            <span className={styles.more}>
              {t.discount(formatFee(discount, language))}: {discount_reason}
            </span>
          ) : null}
        </>
      ),
    },
    {
      key: 'document',
      label: t.document,
      cell: ({ documents }) => (documents.length > 0 ? <PaymentPapers documents={documents} /> : t.nothing),
    },
    {
      key: 'way',
      label: t.way,
      cell: ({ gateway, method, reference }) => (
        <>
          {t[gateway]}
          <span className={styles.more}>
            {[isMethod(method) ? t[method] : method, reference].filter(Boolean).join(' · ')}
          </span>
        </>
      ),
    },
    {
      key: 'when',
      label: t.when,
      ...(order && { sort: order }),
      cell: ({ paid_at }) => formatInstant(paid_at, language),
    },
    { key: 'state', label: t.state, cell: payment => <State payment={payment} /> },
  ]
  return (
    <DataTable
      caption={officeWords(language).payments}
      columns={columns}
      rows={rows}
      keyOf={row => row.uuid}
      {...(onRefund && {
        actions: {
          label: t.actions,
          of: (payment: PaymentRow) => (
            <>
              {payment.upi?.may_confirm ? (
                <Button small kind="quiet" onClick={() => onConfirm(payment)}>
                  {t.confirm}
                </Button>
              ) : null}
              {payment.refund === 'POSSIBLE' ? (
                <Button small kind="quiet" onClick={() => onRefund(payment)}>
                  {isUnconfirmed(payment) ? t.takeBack : t.refund}
                </Button>
              ) : null}
            </>
          ),
        },
      })}
    />
  )
}

function State({ payment }: { payment: PaymentRow }) {
  const language = useLanguage()
  const t = paymentWords(language)
  return (
    <>
      <StateBadge payment={payment} />
      {payment.upi ? <UpiState upi={payment.upi} isOpen={isUnconfirmed(payment)} /> : null}
      {payment.part_refunded > 0 ? (
        <span className={styles.more}>{t.partRefunded(formatFee(payment.part_refunded, language))}</span>
      ) : null}
    </>
  )
}

/** What is known of a payment by UPI, and who entered it while it is not confirmed. */
function UpiState({ upi, isOpen }: { upi: NonNullable<PaymentRow['upi']>; isOpen: boolean }) {
  const language = useLanguage()
  const t = upiWords(language)
  const differs = upi.state === 'DIFFERS' && upi.stated !== null ? t.stated(formatFee(upi.stated, language)) : null
  return (
    <span className={styles.more}>
      {[t[upi.state], differs, isOpen ? t.enteredBy(upi.entered_by) : null].filter(Boolean).join(' · ')}
    </span>
  )
}

function StateBadge({ payment: { refund, refunded_at, is_surplus } }: { payment: PaymentRow }) {
  const language = useLanguage()
  const t = paymentWords(language)
  if (refund === 'DONE') return <Badge>{t.DONE(formatLongDay(refunded_at ?? '', language))}</Badge>
  if (refund === 'ASKED') return <Badge tone="gold">{t.ASKED}</Badge>
  return is_surplus ? <Badge tone="warning">{t.surplus}</Badge> : <Badge tone="good">{t.POSSIBLE}</Badge>
}
