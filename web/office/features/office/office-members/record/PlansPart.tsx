import { formatDay } from '#domain/format/date.ts'
import { digits } from '#domain/words/digits.ts'
import { PaymentPapers } from '#web/office/parts/PaymentPapers.tsx'
import { Badge } from '#web/ui/Badge.tsx'
import { useLanguage } from '#web/ui/language.ts'
import type { OfficeMemberRecord } from '../queries.ts'
import styles from '../Record.module.css'
import { RecordPart } from '../RecordPart.tsx'
import { memberRecordWords } from './words.ts'

export function PlansPart({ record: { memberships } }: { record: OfficeMemberRecord }) {
  const language = useLanguage()
  const t = memberRecordWords(language)
  return (
    <RecordPart title={t.plans}>
      {memberships.length === 0 ? <p>{t.none}</p> : null}
      <ul className={styles.rows}>
        {memberships.map(one => (
          <li key={one.uuid}>
            <span className={styles.line}>
              <b>{one.plan}</b>
              {one.is_running ? <Badge tone="good">{t.running}</Badge> : null}
              {one.is_refunded ? <Badge>{t.refunded}</Badge> : null}
            </span>
            <span>{t.until(formatDay(one.starts_on, language), formatDay(one.ends_on, language))}</span>
            <span>{t.views(digits(language, one.views_spent), digits(language, one.views))}</span>
            <PaymentPapers documents={one.documents} />
          </li>
        ))}
      </ul>
    </RecordPart>
  )
}
