import { formatField } from '#contract/field-value.ts'
import { formatDay } from '#domain/format/date.ts'
import { formatHeight } from '#domain/format/height.ts'
import { formatIncome } from '#domain/format/income.ts'
import { Facts } from '#web/ui/Facts.tsx'
import { useLanguage } from '#web/ui/language.ts'
import type { OfficeMemberRecord } from '../queries.ts'
import styles from '../Record.module.css'
import { RecordPart } from '../RecordPart.tsx'
import { memberRecordWords } from './words.ts'

export function ProfilePart({
  record: { name, name_in_other_script: other, facts, gender, document },
}: {
  record: OfficeMemberRecord
}) {
  const language = useLanguage()
  const t = memberRecordWords(language)
  const or = (...values: (string | null)[]) => values.filter(Boolean).join(', ') || t.missing
  return (
    <RecordPart title={t.profile}>
      <Facts
        className={styles.facts}
        facts={[
          [t.first_name, or(name.first)],
          [t.middle_name, or(name.middle)],
          [t.last_name, or(name.last)],
          ...(other
            ? [[t.inOtherScript, [other.first, other.middle, other.last].filter(Boolean).join(' ')] as const]
            : []),
          [t.gender, t[gender]],
          [t.dob, formatDay(facts.dob, language)],
          [t.height, formatHeight(facts.height, language)],
          [t.marital_status, or(facts.marital_status)],
          [t.education_courses, or(facts.education, facts.education_group)],
          [t.occupation_details, or(facts.occupation)],
          [t.annual_income, formatIncome(facts.annual_income, language)],
          [t.work_location, or(facts.work_village, facts.work_location)],
          [t.native_place, or(facts.native_village, facts.native_place)],
          [
            t.birth,
            or(facts.birth_time && formatField('birth_time', facts.birth_time, language), facts.birth_district),
          ],
          [t.kundali, or(facts.raas, facts.nakshatra, facts.devak)],
          [t.other_info, or(facts.other_info)],
          [t.idProof, document ? t[document.status] : t.none],
        ]}
      />
    </RecordPart>
  )
}
