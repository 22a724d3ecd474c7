import { useQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { formatFee } from '#domain/format/fee.ts'
import { call } from '#web/api/client.ts'
import { useMay } from '#web/office/may.ts'
import { ActReasonDialog } from '#web/office/parts/ActReasonDialog.tsx'
import { PagedResults } from '#web/office/parts/PagedResults.tsx'
import { ScreenHead } from '#web/office/parts/ScreenHead.tsx'
import { turnedOrder } from '#web/office/parts/turned-order.ts'
import { useAddress } from '#web/office/parts/use-address.ts'
import { officeClient } from '#web/office/queries.ts'
import { officeWords } from '#web/office/words.ts'
import { ButtonLink } from '#web/ui/Button.tsx'
import { useLanguage } from '#web/ui/language.ts'
import { toast } from '#web/ui/Toasts.tsx'
import { PaymentSearchForm } from './PaymentSearchForm.tsx'
import styles from './PaymentsScreen.module.css'
import { PaymentsTable } from './PaymentsTable.tsx'
import {
  everyPayment,
  exportAddress,
  officePaymentsQuery,
  type PaymentRow,
  type PaymentSearch,
  paymentsKey,
} from './queries.ts'
import { RefundDialog } from './RefundDialog.tsx'
import { paymentWords } from './words.ts'

/** Every payment, newest first, with the dialog that refunds one. */
export default function PaymentsScreen() {
  const language = useLanguage()
  const t = paymentWords(language)
  const heading = useRef<HTMLHeadingElement>(null)
  const { values, page, hrefOf, open, paging } = useAddress<Record<keyof PaymentSearch, string>>('/office/payments', {
    ...everyPayment,
  })
  const result = useQuery(officePaymentsQuery(values, page))
  const totals = result.data?.totals
  const mayRefund = useMay({ refundPayment: 'refunds', refundPartOfPayment: 'refunds', confirmUpiPayment: 'refunds' })
  const [refunding, setRefunding] = useState<PaymentRow | null>(null)
  const [confirming, setConfirming] = useState<PaymentRow | null>(null)
  const refresh = () => void officeClient.invalidateQueries({ queryKey: paymentsKey })
  return (
    <>
      <ScreenHead eyebrow="जमा" title={officeWords(language).payments} heading={heading} />
      <PaymentSearchForm
        key={JSON.stringify(values)}
        search={values}
        plans={result.data?.plans ?? []}
        onSearch={search => open({ ...search }, 1)}
      />
      {totals ? (
        <div className={styles.totals}>
          <p>{t.totals(formatFee(totals.paid, language), formatFee(totals.given_back, language))}</p>
          {mayRefund ? (
            <>
              <ButtonLink small href={exportAddress(values, 'xlsx', language)} download>
                {t.exportXlsx}
              </ButtonLink>
              <ButtonLink small href={exportAddress(values, 'csv', language)} download>
                {t.exportCsv}
              </ButtonLink>
            </>
          ) : null}
        </div>
      ) : null}
      <PagedResults result={result} {...paging(heading)} words={t}>
        {rows => (
          <PaymentsTable
            rows={rows}
            order={turnedOrder(values.direction, direction => hrefOf({ ...values, direction }, 1))}
            onRefund={mayRefund ? setRefunding : null}
            onConfirm={setConfirming}
          />
        )}
      </PagedResults>
      {confirming ? (
        <ActReasonDialog
          kind="upi"
          title={t.confirmTitle(confirming.member.registration_no, formatFee(confirming.amount, language))}
          confirm={t.confirm}
          onClose={() => setConfirming(null)}
          onConfirm={async reason => {
            toast.success((await call('POST /office/payments/confirm', { uuid: confirming.uuid, reason })).message)
            setConfirming(null)
            refresh()
          }}
        >
          <p>{confirming.upi?.state === 'DIFFERS' ? t.confirmDiffering : t.confirmHelp}</p>
        </ActReasonDialog>
      ) : null}
      {refunding ? <RefundDialog payment={refunding} onClose={() => setRefunding(null)} onChanged={refresh} /> : null}
    </>
  )
}
