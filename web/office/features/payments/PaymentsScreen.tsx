import { useQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { formatFee } from '#domain/format/fee.ts'
import { digits } from '#domain/words/digits.ts'
import { call } from '#web/api/client.ts'
import { Failure } from '#web/office/frame/Failure.tsx'
import { Loading } from '#web/office/frame/Loading.tsx'
import { ScreenHead } from '#web/office/frame/ScreenHead.tsx'
import { useAddress } from '#web/office/frame/use-address.ts'
import { ReasonDialog } from '#web/office/parts/ReasonDialog.tsx'
import { officeClient, staffQuery } from '#web/office/queries.ts'
import { officeWords } from '#web/office/words.ts'
import { EmptyState } from '#web/ui/EmptyState.tsx'
import { useLanguage } from '#web/ui/language.ts'
import { Pagination } from '#web/ui/Pagination.tsx'
import { toast } from '#web/ui/Toasts.tsx'
import { PaymentSearchForm } from './PaymentSearchForm.tsx'
import styles from './PaymentsScreen.module.css'
import { PaymentsTable } from './PaymentsTable.tsx'
import { type PaymentRow, paymentsKey, paymentsQuery } from './queries.ts'
import { paymentWords } from './words.ts'

const perPage = 20

/** Every payment, the newest first, and the way to give one back. */
export default function PaymentsScreen() {
  const language = useLanguage()
  const say = paymentWords(language)
  const words = officeWords(language)
  const heading = useRef<HTMLHeadingElement>(null)
  const { values, page, hrefOf, open } = useAddress('/office/payments', { query: '' })
  const { data, error, refetch } = useQuery(paymentsQuery(values.query, page))
  const { data: staff } = useQuery(staffQuery)
  const [refunding, setRefunding] = useState<PaymentRow | null>(null)
  const refresh = () => void officeClient.invalidateQueries({ queryKey: paymentsKey })
  return (
    <>
      <ScreenHead eyebrow="जमा" title={words.payments} heading={heading} />
      <PaymentSearchForm key={values.query} query={values.query} onSearch={query => open({ query }, 1)} />
      {data ? null : error ? <Failure part error={error} onRetry={() => void refetch()} /> : <Loading />}
      {data?.count === 0 ? (
        <EmptyState>
          <h2>{say.none}</h2>
          <p>{say.noneHelp}</p>
        </EmptyState>
      ) : null}
      {data && data.count > 0 ? (
        <>
          <p className={styles.count} aria-live="polite">
            {say.count(digits(language, data.count))}
          </p>
          <PaymentsTable rows={data.list} onRefund={staff?.role === 'ADMIN' ? setRefunding : null} />
          <Pagination
            page={page}
            pages={Math.ceil(data.count / perPage)}
            hrefOf={to => hrefOf(values, to)}
            onPage={to => {
              open(values, to)
              heading.current?.focus({ preventScroll: true })
            }}
            words={words}
          />
        </>
      ) : null}
      {refunding ? (
        <ReasonDialog
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
        </ReasonDialog>
      ) : null}
    </>
  )
}
