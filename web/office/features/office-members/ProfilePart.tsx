import { formatDay } from '#domain/format/date.ts'
import { formatHeight } from '#domain/format/height.ts'
import { formatIncome } from '#domain/format/income.ts'
import { Facts } from '#web/ui/Facts.tsx'
import { useLanguage } from '#web/ui/language.ts'
import styles from './MemberScreen.module.css'
import type { OfficeMemberRecord } from './queries.ts'
import { RecordPart } from './RecordPart.tsx'
import { memberRecordWords } from './words.ts'

export function ProfilePart({ record: { editable, facts, gender, document } }: { record: OfficeMemberRecord }) {
  const language = useLanguage()
  const say = memberRecordWords(language)
  const or = (...values: (string | null)[]) => values.filter(Boolean).join(', ') || say.missing
  return (
    <RecordPart title={say.profile}>
      <Facts
        className={styles.facts}
        facts={[
          [say.first_name, or(editable.first_name)],
          [say.middle_name, or(editable.middle_name)],
          [say.last_name, or(editable.last_name)],
          [say.gender, say[gender]],
          [say.dob, formatDay(editable.dob, language)],
          [say.height, formatHeight(facts.height, language)],
          [say.marital_status, or(facts.marital_status)],
          [say.education_courses, or(editable.education_courses, facts.education_group)],
          [say.occupation_details, or(editable.occupation_details)],
          [say.annual_income, formatIncome(facts.annual_income, language)],
          [say.work_location, or(editable.working_place_goan, facts.work_location)],
          [say.native_place, or(editable.native_place_goan, facts.native_place)],
          [say.birth, or(facts.birth_time, facts.birth_district)],
          [say.kundali, or(facts.raas, facts.nakshatra, facts.devak)],
          [say.other_info, or(editable.other_info)],
          [say.idProof, document ? say[document.status] : say.none],
        ]}
      />
    </RecordPart>
  )
}
