import { formatDay } from '#domain/format/date.ts'
import { digits } from '#domain/words/digits.ts'
import { type Fact, Facts } from '#web/ui/Facts.tsx'
import { useLanguage } from '#web/ui/language.ts'
import type { OfficeMemberRecord } from '../queries.ts'
import { RecordPart } from '../RecordPart.tsx'
import { activityWords, recordPartWords } from './part-words.ts'

/** How many interests, views and blocks this family has, without naming the other families. */
export function ActivityPart({ record: { activity } }: { record: OfficeMemberRecord }) {
  const language = useLanguage()
  const t = recordPartWords(language)
  return (
    <RecordPart title={t.activity}>
      <Facts
        facts={activity.map(
          ({ kind, count, last_at }): Fact => [
            activityWords(language)[kind],
            last_at ? t.countWithDay(digits(language, count), formatDay(last_at, language)) : digits(language, count),
          ],
        )}
      />
    </RecordPart>
  )
}
