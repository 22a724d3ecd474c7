import { useQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { formatFee } from '#domain/format/fee.ts'
import { call } from '#web/api/client.ts'
import { ScreenHead } from '#web/office/frame/ScreenHead.tsx'
import { useAddress } from '#web/office/frame/use-address.ts'
import { ActReasonDialog } from '#web/office/parts/ActReasonDialog.tsx'
import { PagedResults } from '#web/office/parts/PagedResults.tsx'
import { officeClient, staffQuery } from '#web/office/queries.ts'
import { officeWords } from '#web/office/words.ts'
import { useLanguage } from '#web/ui/language.ts'
import { toast } from '#web/ui/Toasts.tsx'
import { PaymentSearchForm } from './PaymentSearchForm.tsx'
import { PaymentsTable } from './PaymentsTable.tsx'
import { officePaymentsQuery, type PaymentRow, paymentsKey } from './queries.ts'
import { paymentWords } from './words.ts'

/** Every payment, the newest first, and the way to give one back. */
export default function PaymentsScreen() {
  const language = useLanguage()
  const say = paymentWords(language)
  const heading = useRef<HTMLHeadingElement>(null)
  const { values, page, hrefOf, open } = useAddress('/office/payments', { query: '' })
  const result = useQuery(officePaymentsQuery(values.query, page))
  const { data: staff } = useQuery(staffQuery)
  const [refunding, setRefunding] = useState<PaymentRow | null>(null)
  const refresh = () => void officeClient.invalidateQueries({ queryKey: paymentsKey })
  return (
    <>
      <ScreenHead eyebrow="जमा" title={officeWords(language).payments} heading={heading} />
      <PaymentSearchForm key={values.query} query={values.query} onSearch={query => open({ query }, 1)} />
      <PagedResults
        result={result}
        page={page}
        hrefOf={to => hrefOf(values, to)}
        onPage={to => {
          open(values, to)
          heading.current?.focus({ preventScroll: true })
        }}
        words={say}
      >
        {rows => <PaymentsTable rows={rows} onRefund={staff?.role === 'ADMIN' ? setRefunding : null} />}
      </PagedResults>
      {refunding ? (
        <ActReasonDialog
          title={say.refundTitle(formatFee(refunding.amount, language), refunding.member.registration_no)}
          confirm={say.refund}
          onClose={() => setRefunding(null)}
          onConfirm={async reason => {
            try {
              const { message } = await call('POST /office/payments/refund', { uuid: refunding.uuid, reason })
              toast.success(message)
              setRefunding(null)
            } finally {
              // A refund that the gateway did not answer is noted all the same.
              refresh()
            }
          }}
        >
          <p>{say.refundHelp}</p>
          {refunding.gateway === 'OFFLINE' ? <p>{say.refundAtOffice}</p> : null}
        </ActReasonDialog>
      ) : null}
    </>
  )
}
