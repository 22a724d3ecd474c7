import { formatInstant } from '#domain/format/instant.ts'
import { formatSpan } from '#web/office/parts/span.ts'
import { useNow } from '#web/office/parts/use-now.ts'
import { useLanguage } from '#web/ui/language.ts'
import styles from './Incident.module.css'
import type { Incident } from './queries.ts'
import { incidentWords, reportNames } from './words.ts'

/** The hours of the law: how many are left, by how many one is late, or when it was done. */
export function Clocks({ reports }: Pick<Incident, 'reports'>) {
  const language = useLanguage()
  const t = incidentWords(language)
  const now = useNow()
  return (
    <ul className={styles.clocks}>
      {reports.map(({ to, by, done_at }) => {
        const left = Date.parse(by) - now
        return (
          <li key={to}>
            {reportNames(language)[to]}:{' '}
            {done_at ? (
              t.reported(formatInstant(done_at, language))
            ) : (
              <strong className={left < 0 ? styles.late : undefined}>
                {left < 0 ? t.late(formatSpan(left, language)) : t.left(formatSpan(left, language))},{' '}
                {t.until(formatInstant(by, language))}
              </strong>
            )}
          </li>
        )
      })}
    </ul>
  )
}
