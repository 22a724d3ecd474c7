import { IconInfoCircle } from '@tabler/icons-react'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useRef } from 'react'
import { ListHead } from '#web/member/features/finding/lists/ListHead.tsx'
import { Failure } from '#web/member/parts/Failure.tsx'
import { Loading } from '#web/member/parts/Loading.tsx'
import { plansQuery } from '#web/member/parts/plans-query.ts'
import { useSettled } from '#web/member/parts/use-settled.ts'
import { memberWords } from '#web/member/words.ts'
import { Button, ButtonLink } from '#web/ui/Button.tsx'
import { EmptyState } from '#web/ui/EmptyState.tsx'
import { Hint } from '#web/ui/Hint.tsx'
import { useLanguage } from '#web/ui/language.ts'
import { Notice } from '#web/ui/Notice.tsx'
import { PaymentHistory } from '../payments/PaymentHistory.tsx'
import { paymentsQuery } from '../payments/queries.ts'
import { usePayment } from '../payments/use-payment.ts'
import { WaitingPayment } from '../payments/WaitingPayment.tsx'
import { FitCountsNotice } from './FitCountsNotice.tsx'
import { PlanCard } from './PlanCard.tsx'
import styles from './PlansScreen.module.css'
import { fitCountsQuery } from './queries.ts'
import { planWords } from './words.ts'

/** The plans on sale, the member's own, and what was paid before. */
export default function PlansScreen() {
  const language = useLanguage()
  const t = planWords(language)
  const heading = useRef<HTMLHeadingElement>(null)
  const { data, error, refetch } = useQuery(plansQuery)
  const paid = useInfiniteQuery(paymentsQuery)
  const fitCounts = useQuery(fitCountsQuery)
  const { payment, pay } = usePayment(t.preparing)
  const isReady = useSettled([paid, fitCounts]) && data !== undefined
  const hasFailed = data === undefined && error !== null
  const isWaiting = paid.data?.pages[0]?.list[0]?.status === 'CREATED' && payment.step === 'none'
  const firstOffer = data?.list.find(plan => plan.offer)?.uuid
  const hasUpgrade = data?.list.some(plan => plan.offer === 'UPGRADE')
  return (
    <>
      <ListHead back={{ href: '/dashboard' }} title={memberWords(language).plans} heading={heading} />
      {hasFailed ? <Failure part error={error} onRetry={() => void refetch()} /> : isReady ? null : <Loading />}
      {isReady ? (
        <>
          <div className={styles.notices}>
            {isWaiting ? <WaitingPayment /> : null}
            {payment.step === 'open' ? (
              <Notice>
                <p role="status">{t.windowOpen}</p>
                <Button onClick={() => payment.opened.focus()}>{t.showWindow}</Button>
              </Notice>
            ) : null}
            {data.is_sandbox && firstOffer ? <Notice icon={IconInfoCircle}>{t.sandbox}</Notice> : null}
            {data.list.some(plan => plan.offer || plan.pay_at_office) ? <FitCountsNotice /> : null}
            {hasUpgrade ? <Hint>{t.upgradeHelp}</Hint> : null}
          </div>
          {data.list.length === 0 ? <EmptyState heading={t.none} help={t.noneHelp} /> : null}
          <div className={styles.plans}>
            {data.list.map(plan => (
              <PlanCard
                key={plan.uuid}
                plan={plan}
                viewsLeft={data.contact_views_left}
                viewsReturned={data.contact_views_returned}
                busy={payment.step === 'preparing' && payment.planId === plan.uuid}
                isFirst={plan.uuid === firstOffer}
                onPay={() => {
                  if (plan.offer) void pay(plan.uuid, plan.offer)
                }}
              >
                {payment.step === 'blocked' && payment.planId === plan.uuid ? (
                  <Notice>
                    <p>{t.blocked}</p>
                    <ButtonLink href={payment.address}>{t.openPayment}</ButtonLink>
                  </Notice>
                ) : null}
              </PlanCard>
            ))}
          </div>
        </>
      ) : null}
      {isReady || hasFailed ? <PaymentHistory /> : null}
    </>
  )
}
