import { formatDay } from '#domain/format/date.ts'
import { digits } from '#domain/words/digits.ts'
import { Badge } from '#web/ui/Badge.tsx'
import { useLanguage } from '#web/ui/language.ts'
import styles from './MemberScreen.module.css'
import type { OfficeMemberRecord } from './queries.ts'
import { RecordPart } from './RecordPart.tsx'
import { memberRecordWords } from './words.ts'

export function PlansPart({ record: { memberships } }: { record: OfficeMemberRecord }) {
  const language = useLanguage()
  const say = memberRecordWords(language)
  return (
    <RecordPart title={say.plans}>
      {memberships.length === 0 ? <p>{say.none}</p> : null}
      <ul className={styles.rows}>
        {memberships.map(one => (
          <li key={one.uuid}>
            <span className={styles.line}>
              <b>{one.plan}</b>
              {one.is_running ? <Badge tone="good">{say.running}</Badge> : null}
              {one.is_refunded ? <Badge>{say.refunded}</Badge> : null}
            </span>
            <span>{say.until(formatDay(one.starts_on, language), formatDay(one.ends_on, language))}</span>
            <span>{say.views(digits(language, one.views_spent), digits(language, one.views))}</span>
          </li>
        ))}
      </ul>
    </RecordPart>
  )
}
