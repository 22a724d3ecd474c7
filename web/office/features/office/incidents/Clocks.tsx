import { formatInstant } from '#domain/format/instant.ts'
import { formatSpan } from '#web/office/parts/span.ts'
import { useNow } from '#web/office/parts/use-now.ts'
import { useLanguage } from '#web/ui/language.ts'
import styles from './Incident.module.css'
import type { Incident } from './queries.ts'
import { incidentWords, reportNames } from './words.ts'

/** The deadlines of the law: the time left, how late a report is, or when it was made. */
export function Clocks({ reports, known_at, families_at }: Pick<Incident, 'reports' | 'known_at' | 'families_at'>) {
  const language = useLanguage()
  const t = incidentWords(language)
  const now = useNow()
  const span = (to: number) => formatSpan(to - Date.parse(known_at), language)
  return (
    <ul className="stack-1">
      <li>
        {t.families}:{' '}
        {families_at ? (
          t.toldAfter(formatInstant(families_at, language), span(Date.parse(families_at)))
        ) : (
          <strong>{t.notToldFor(span(now))}</strong>
        )}
      </li>
      {reports.map(({ to, by, done_at }) => {
        const msToDue = Date.parse(by) - now
        return (
          <li key={to}>
            {reportNames(language)[to]}:{' '}
            {done_at ? (
              t.reported(formatInstant(done_at, language))
            ) : (
              <strong className={msToDue < 0 ? styles.late : undefined}>
                {msToDue < 0 ? t.late(formatSpan(msToDue, language)) : t.left(formatSpan(msToDue, language))},{' '}
                {t.until(formatInstant(by, language))}
              </strong>
            )}
          </li>
        )
      })}
    </ul>
  )
}
