import { formatFee } from '#domain/format/fee.ts'
import { digits } from '#domain/words/digits.ts'
import { call } from '#web/api/client.ts'
import { useHasToken } from '#web/shell/use-has-token.ts'
import { Button, ButtonLink } from '#web/ui/Button.tsx'
import { Card } from '#web/ui/Card.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { Facts } from '#web/ui/Facts.tsx'
import { useLanguage } from '#web/ui/language.ts'
import { Prose } from '#web/ui/Prose.tsx'
import { RetryView } from '#web/ui/RetryView.tsx'
import { Skeleton } from '#web/ui/Skeleton.tsx'
import { useOpenDialog } from '../Dialogs.tsx'
import { failureWords } from '../failure-words.ts'
import { PageHead } from '../PageHead.tsx'
import { usePage } from '../use-page.ts'
import { usePageContent } from '../use-page-content.ts'
import styles from './Prices.module.css'
import { priceWords } from './words.ts'

/** What a membership costs, for a visitor. A member buys on the guarded page of plans, which knows what they have already. */
export function Prices() {
  const language = useLanguage()
  const t = priceWords(language)
  const sorry = failureWords(language)
  const open = useOpenDialog()
  const hasToken = useHasToken()
  const { content } = usePage()
  const { data, isError, refetch } = usePageContent(content.prices, signal => call('GET /prices', {}, { signal }))
  return (
    <>
      <PageHead eyebrow="शुल्क" title={t.title}>
        {t.lead}
      </PageHead>
      <div className={classNames('wrap', styles.prices)}>
        <section>
          <h2>{t.free}</h2>
          <ul className={styles.free}>
            <li>{t.freeRegistering}</li>
            <li>{t.freeSearching}</li>
            <li>{t.freeInterests}</li>
          </ul>
        </section>
        <section>
          <h2>{t.plans}</h2>
          {isError ? <RetryView message={sorry.wrong} action={sorry.retry} onRetry={refetch} /> : null}
          {!isError && !data ? <Skeleton className={styles.skeleton} role="status" aria-label={t.loading} /> : null}
          {data?.list.length === 0 ? <p>{t.none}</p> : null}
          <ul className={styles.plans}>
            {data?.list.map(plan => (
              <Card as="li" key={plan.uuid} className={styles.plan}>
                <h3>{plan.name}</h3>
                <p className={classNames(styles.fee, 'numeric')}>{formatFee(plan.fee, language)}</p>
                <Facts
                  className={styles.facts}
                  facts={[
                    [t.validity, t.days(plan.validity_in_days)],
                    [t.views, digits(language, plan.max_contact_views_count)],
                  ]}
                />
                {plan.description ? <Prose html={plan.description} /> : null}
                {plan.is_offline ? <p className={styles.office}>{t.atOffice}</p> : null}
              </Card>
            ))}
          </ul>
          <p className={styles.once}>
            {t.once} <a href="/refunds">{t.refunds}</a>
          </p>
        </section>
        <section className={styles.next}>
          {hasToken ? (
            <ButtonLink kind="primary" large href="/membership-plans">
              {t.choose}
            </ButtonLink>
          ) : (
            <>
              <p>{t.chooseAfter}</p>
              <Button kind="primary" large data-open="register" onClick={() => open('register')}>
                {t.register}
              </Button>
            </>
          )}
        </section>
      </div>
    </>
  )
}
