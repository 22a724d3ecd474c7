import { formatField } from '#contract/field-value.ts'
import { formatDay } from '#domain/format/date.ts'
import { formatHeight } from '#domain/format/height.ts'
import { formatIncome } from '#domain/format/income.ts'
import { Facts } from '#web/ui/Facts.tsx'
import { useLanguage } from '#web/ui/language.ts'
import styles from './MemberScreen.module.css'
import type { OfficeMemberRecord } from './queries.ts'
import { RecordPart } from './RecordPart.tsx'
import { memberRecordWords } from './words.ts'

export function ProfilePart({ record: { name, facts, gender, document } }: { record: OfficeMemberRecord }) {
  const language = useLanguage()
  const say = memberRecordWords(language)
  const or = (...values: (string | null)[]) => values.filter(Boolean).join(', ') || say.missing
  return (
    <RecordPart title={say.profile}>
      <Facts
        className={styles.facts}
        facts={[
          [say.first_name, or(name.first)],
          [say.middle_name, or(name.middle)],
          [say.last_name, or(name.last)],
          [say.gender, say[gender]],
          [say.dob, formatDay(facts.dob, language)],
          [say.height, formatHeight(facts.height, language)],
          [say.marital_status, or(facts.marital_status)],
          [say.education_courses, or(facts.education, facts.education_group)],
          [say.occupation_details, or(facts.occupation)],
          [say.annual_income, formatIncome(facts.annual_income, language)],
          [say.work_location, or(facts.work_village, facts.work_location)],
          [say.native_place, or(facts.native_village, facts.native_place)],
          [
            say.birth,
            or(facts.birth_time && formatField('birth_time', facts.birth_time, language), facts.birth_district),
          ],
          [say.kundali, or(facts.raas, facts.nakshatra, facts.devak)],
          [say.other_info, or(facts.other_info)],
          [say.idProof, document ? say[document.status] : say.none],
        ]}
      />
    </RecordPart>
  )
}
