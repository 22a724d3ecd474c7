import { useQuery } from '@tanstack/react-query'
import type { SubscriptionPlan } from '#contract/money/plans.ts'
import { minuteMs } from '#domain/durations.ts'
import { formatFee } from '#domain/format/fee.ts'
import { catalogue } from '#domain/words/catalogue.ts'
import { digits } from '#domain/words/digits.ts'
import { classNames } from '#web/ui/class-names.ts'
import { useLanguage } from '#web/ui/language.ts'
import styles from './PlanMessage.module.css'
import { plansQuery } from './plans-query.ts'

const planMessageWords = catalogue({
  price: [
    (fee: string, days: string) => `Plans start at ${fee} for ${days} days.`,
    (fee: string, days: string) => `योजना ${fee} पासून, मुदत ${days} दिवस.`,
  ],
})

/** The cheapest of the plans that this member can buy, here or at the office. */
const cheapestOf = (plans: readonly SubscriptionPlan[]): SubscriptionPlan | undefined =>
  plans.filter(plan => plan.offer || plan.pay_at_office).sort((one, other) => one.fee - other.fee)[0]

/**
 * Why something takes a plan, and what the cheapest plan costs. Whatever takes a plan says so by this message, so that a family
 * reads the same offer everywhere. A price that does not load is left out.
 */
export function PlanMessage({ reason }: { reason: string }) {
  const language = useLanguage()
  const t = planMessageWords(language)
  // Prices change rarely, and the page of the plans reads them anew.
  const { data, error } = useQuery({ ...plansQuery, staleTime: 10 * minuteMs })
  const plan = data && cheapestOf(data.list)
  const price = plan && t.price(formatFee(plan.fee, language), digits(language, plan.validity_in_days))
  return (
    <>
      {reason} {/* The line has its place before the price arrives, so that nothing below it moves. */}
      {error || (data && !plan) ? null : <span className={classNames(styles.price, 'numeric')}>{price}</span>}
    </>
  )
}
