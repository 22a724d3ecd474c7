import type { TrustAnswer } from '#contract/site/trust.ts'
import { monthNames } from '#domain/format/date.ts'
import { grievanceFigures, trustFigures } from '#domain/site/trust.ts'
import type { Language } from '#domain/words/catalogue.ts'
import { digits } from '#domain/words/digits.ts'
import { call } from '#web/api/client.ts'
import { Card } from '#web/ui/Card.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { Facts } from '#web/ui/Facts.tsx'
import { useLanguage } from '#web/ui/language.ts'
import { RetryView } from '#web/ui/RetryView.tsx'
import { Skeleton } from '#web/ui/Skeleton.tsx'
import { failureWords } from '../failure-words.ts'
import { PageHead } from '../PageHead.tsx'
import { usePage } from '../use-page.ts'
import { usePageContent } from '../use-page-content.ts'
import styles from './Trust.module.css'
import { figureWords, grievanceWords, trustWords } from './words.ts'

type Figures = TrustAnswer['running']['figures']

const monthIn = (language: Language, month: string) => {
  const [year = '', at = ''] = month.split('-')
  return `${monthNames[language][Number(at) - 1]} ${digits(language, year)}`
}

function MonthFacts({ figures }: { figures: Figures }) {
  const language = useLanguage()
  const t = trustWords(language)
  const names = figureWords(language)
  const countText = (count: number | null) => (count === null ? t.fewer : t.count(count))
  return (
    <Facts className={styles.facts} facts={trustFigures.map(figure => [names[figure], countText(figures[figure])])} />
  )
}

function SealedMonth({ month, figures, text, hash, audit_row }: TrustAnswer['sealed'][number]) {
  const language = useLanguage()
  const t = trustWords(language)
  return (
    <Card as="li" className={styles.month}>
      <h3>{monthIn(language, month)}</h3>
      <MonthFacts figures={figures} />
      <details>
        <summary>{t.check}</summary>
        <p>{t.auditRow(audit_row)}</p>
        <p>{t.hash}</p>
        <code lang="en">{hash}</code>
        <p>{t.text}</p>
        <code lang="en">{text}</code>
      </details>
    </Card>
  )
}

function Quarter({ quarter, is_whole, grievances }: TrustAnswer['quarters'][number]) {
  const language = useLanguage()
  const t = trustWords(language)
  const names = grievanceWords(language)
  const [year = '', at = ''] = quarter.split('-Q')
  const name = t.quarter(Number(at), year)
  return (
    <Card as="li" className={styles.month}>
      <h3>{is_whole ? name : t.soFar(name)}</h3>
      <Facts
        className={styles.facts}
        facts={grievanceFigures.map(figure => [names[figure], t.count(grievances[figure])])}
      />
    </Card>
  )
}

export function Trust() {
  const language = useLanguage()
  const t = trustWords(language)
  const sorry = failureWords(language)
  const countText = (count: number | null) => (count === null ? t.fewer : t.count(count))
  const { content } = usePage()
  const promises = content.promises?.trust ?? []
  const { data, isError, refetch } = usePageContent(content.trust, signal => call('GET /trust', {}, { signal }))
  return (
    <>
      <PageHead eyebrow="विश्वास" title={t.title}>
        {t.lead}
      </PageHead>
      <div className={classNames('wrap', styles.trust)}>
        {promises.length > 0 ? (
          <section>
            <h2>{t.promises}</h2>
            <ul className={styles.promises}>
              {promises.map(text => (
                <li key={text}>{text}</li>
              ))}
            </ul>
          </section>
        ) : null}
        {isError ? <RetryView message={sorry.wrong} action={sorry.retry} onRetry={refetch} /> : null}
        {!isError && !data ? <Skeleton className={styles.skeleton} role="status" aria-label={t.loading} /> : null}
        {data ? (
          <>
            <section>
              <h2>{t.running(monthIn(language, data.running.month))}</h2>
              <Card className={styles.month}>
                <Facts
                  className={styles.facts}
                  facts={[
                    [t.checkedNow, countText(data.checked_now)],
                    ...(data.shown_to_nobody === undefined
                      ? []
                      : [[t.shownToNobody, countText(data.shown_to_nobody)] as const]),
                  ]}
                />
                <MonthFacts figures={data.running.figures} />
              </Card>
              <p className={styles.small}>{t.small}</p>
            </section>
            {data.quarters.length > 0 ? (
              <section>
                <h2>{t.quarters}</h2>
                <p className={styles.small}>{t.quartersHelp}</p>
                <ul className={styles.months}>
                  {data.quarters.map(quarter => (
                    <Quarter key={quarter.quarter} {...quarter} />
                  ))}
                </ul>
              </section>
            ) : null}
            <section>
              <h2>{t.sealed}</h2>
              {data.sealed.length === 0 ? <p>{t.noneSealed}</p> : null}
              <ul className={styles.months}>
                {data.sealed.map(month => (
                  <SealedMonth key={month.month} {...month} />
                ))}
              </ul>
            </section>
          </>
        ) : null}
        <section>
          <h2>{t.checkTitle}</h2>
          <p>{t.checkText}</p>
          <code lang="en" className={styles.command}>
            {"printf '%s' '{…}' | sha256sum"}
          </code>
          <p>{t.checkAudit}</p>
        </section>
      </div>
    </>
  )
}
