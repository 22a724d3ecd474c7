import { IconCheck } from '@tabler/icons-react'
import { type ReactNode, useId } from 'react'
import type { SubscriptionPlan } from '#contract/money/plans.ts'
import { formatLongDay } from '#domain/format/date.ts'
import { formatFee } from '#domain/format/fee.ts'
import { digits } from '#domain/words/digits.ts'
import { Button } from '#web/ui/Button.tsx'
import { Card } from '#web/ui/Card.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { type Fact, Facts } from '#web/ui/Facts.tsx'
import { Hint } from '#web/ui/Hint.tsx'
import { Icon } from '#web/ui/Icon.tsx'
import { useLanguage } from '#web/ui/language.ts'
import { Motif } from '#web/ui/Motif.tsx'
import { Prose } from '#web/ui/Prose.tsx'
import styles from './PlanCard.module.css'
import { planWords } from './words.ts'

interface Props {
  plan: SubscriptionPlan
  /** The contact views left, for the current plan only. */
  viewsLeft: number | null
  /** How many views of the current plan came back. */
  viewsReturned: number
  busy: boolean
  /** Whether this card has the primary button. Only one has. */
  isFirst: boolean
  onPay: () => void
  children?: ReactNode
}

export function PlanCard({ plan, viewsLeft, viewsReturned, busy, isFirst, onPay, children }: Props) {
  const language = useLanguage()
  const t = planWords(language)
  const nameId = useId()
  const isCurrent = plan.is_current === 1
  const facts: Fact[] = [
    [t.validity, t.days(plan.validity_in_days)],
    [t.views, digits(language, plan.max_contact_views_count)],
    ...(isCurrent
      ? ([
          [t.startDate, formatLongDay(plan.start_date, language)],
          [t.endDate, formatLongDay(plan.end_date, language)],
          [t.viewsLeft, digits(language, viewsLeft ?? 0)],
          ...(viewsReturned > 0 ? [[t.viewsReturned, digits(language, viewsReturned)] satisfies Fact] : []),
        ] satisfies Fact[])
      : []),
  ]
  return (
    <Card as="article" className={classNames(styles.card, isCurrent && styles.current)} aria-labelledby={nameId}>
      {isCurrent ? <Motif band /> : null}
      <div className={styles.inside}>
        <h2 id={nameId}>{plan.name}</h2>
        <p className={classNames(styles.fee, 'numeric')}>{formatFee(plan.fee, language)}</p>
        <Facts facts={facts} className={styles.facts} />
        {plan.description ? <Prose className={styles.prose} html={plan.description} /> : null}
        <div className={styles.foot}>
          {isCurrent ? (
            <Button kind="chosen" disabled wide>
              <Icon of={IconCheck} />
              {t.currentPlan}
            </Button>
          ) : null}
          {plan.offer ? (
            <Button
              wide
              kind={isFirst ? 'primary' : 'secondary'}
              busy={busy}
              onClick={onPay}
              aria-label={t.offerOf(t[plan.offer], plan.name)}
            >
              {t[plan.offer]}
            </Button>
          ) : null}
          {plan.offer === 'RENEW' ? <Hint>{t.renewHelp}</Hint> : null}
          {plan.pay_at_office ? <p className={styles.office}>{t.atOffice}</p> : null}
          {children}
        </div>
      </div>
    </Card>
  )
}
