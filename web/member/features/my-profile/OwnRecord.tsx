import { IconCircleCheck } from '@tabler/icons-react'
import type { CurrentMember } from '#contract/my-profile.ts'
import { formatDay } from '#domain/format/date.ts'
import { formatHeight } from '#domain/format/height.ts'
import { formatIncome } from '#domain/format/income.ts'
import { orMissing } from '#domain/format/missing.ts'
import { fullName } from '#domain/format/name.ts'
import { Badge } from '#web/ui/Badge.tsx'
import { Card } from '#web/ui/Card.tsx'
import { type Fact, Facts } from '#web/ui/Facts.tsx'
import { Icon } from '#web/ui/Icon.tsx'
import { useLanguage } from '#web/ui/language.ts'
import { OptionName } from './OptionName.tsx'
import styles from './OwnRecord.module.css'
import { myProfileWords } from './words.ts'

function Section({ title, facts }: { title: string; facts: readonly Fact[] }) {
  return (
    <Card as="section" className={styles.section}>
      <h2>{title}</h2>
      <Facts className={styles.facts} facts={facts} />
    </Card>
  )
}

/** The member's own details. A member sees all of them, with or without a plan. */
export function OwnRecord({ member }: { member: CurrentMember }) {
  const language = useLanguage()
  const say = myProfileWords(language)
  const verified = (value: string, flag: 'Y' | 'N') => (
    <>
      {orMissing(value)}
      {flag === 'Y' ? (
        <Badge tone="good">
          <Icon of={IconCircleCheck} />
          {say.verified}
        </Badge>
      ) : null}
    </>
  )
  return (
    <div className={styles.record}>
      <Section
        title={say.personal}
        facts={[
          [say.name, fullName(member)],
          [say.registrationNo, member.registration_no],
          [say.dateOfBirth, formatDay(member.dob, language)],
          [say.height, formatHeight(member.height, language)],
          [say.maritalStatus, <OptionName key="marital" list="MARITAL_STATUS" id={member.marital_status_id} />],
        ]}
      />
      <Section
        title={say.work}
        facts={[
          [say.education, orMissing(member.education_courses)],
          [say.educationGroup, <OptionName key="group" list="EDUCATION_GROUP" id={member.education_group_id} />],
          [say.income, formatIncome(member.annual_income, language)],
          [say.workLocation, <OptionName key="work" list="work-location" id={member.working_place_taluka_id} />],
          [say.workArea, orMissing(member.working_place_goan)],
        ]}
      />
      <Section
        title={say.native}
        facts={[
          [say.district, <OptionName key="district" list="district" id={member.native_place_district_id} />],
          [say.taluka, <OptionName key="taluka" list="taluka" id={member.native_place_taluka_id} />],
          [say.gaon, orMissing(member.native_place_goan)],
        ]}
      />
      <Section
        title={say.contact}
        facts={[
          [say.mobile, verified(`${member.mobile_country_code} ${member.mobile}`, member.is_verified_mobile)],
          [say.email, verified(member.email, member.is_verified_email)],
        ]}
      />
    </div>
  )
}
