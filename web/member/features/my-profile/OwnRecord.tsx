import type { ReactNode } from 'react'
import type { CurrentMember } from '#contract/my-profile.ts'
import { formatDay } from '#domain/format/date.ts'
import { formatHeight } from '#domain/format/height.ts'
import { formatIncome } from '#domain/format/income.ts'
import { orMissing } from '#domain/format/missing.ts'
import { fullName } from '#domain/format/name.ts'
import { TickCircleIcon } from '#web/ui/icons.tsx'
import { useLanguage } from '#web/ui/language.ts'
import { Named } from './Named.tsx'
import { profileWords } from './words.ts'

function Section({ title, rows }: { title: string; rows: readonly (readonly [string, ReactNode])[] }) {
  return (
    <section className="card own-section">
      <h2>{title}</h2>
      <dl className="kv num">
        {rows.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

/** The member's own details; nothing of one's own is hidden from oneself, plan or no plan. */
export function OwnRecord({ member }: { member: CurrentMember }) {
  const language = useLanguage()
  const say = profileWords(language)
  const verified = (value: string, flag: 'Y' | 'N') => (
    <>
      {orMissing(value)}
      {flag === 'Y' ? (
        <span className="badge leaf">
          <TickCircleIcon />
          {say.verified}
        </span>
      ) : null}
    </>
  )
  return (
    <div className="own-record">
      <Section
        title={say.personal}
        rows={[
          [say.name, fullName(member)],
          [say.registrationNo, member.registration_no],
          [say.dateOfBirth, formatDay(member.dob)],
          [say.height, formatHeight(member.height)],
          [say.maritalStatus, <Named key="marital" list="MARITAL_STATUS" id={member.marital_status_id} />],
        ]}
      />
      <Section
        title={say.work}
        rows={[
          [say.education, orMissing(member.education_courses)],
          [say.educationGroup, <Named key="group" list="EDUCATION_GROUP" id={member.education_group_id} />],
          [say.income, formatIncome(member.annual_income, language)],
          [say.workLocation, <Named key="work" list="work-location" id={member.working_place_taluka_id} />],
          [say.workArea, orMissing(member.working_place_goan)],
        ]}
      />
      <Section
        title={say.native}
        rows={[
          [say.district, <Named key="district" list="district" id={member.native_place_district_id} />],
          [say.taluka, <Named key="taluka" list="taluka" id={member.native_place_taluka_id} />],
          [say.gaon, orMissing(member.native_place_goan)],
        ]}
      />
      <Section
        title={say.contact}
        rows={[
          [say.mobile, verified(`${member.mobile_country_code} ${member.mobile}`, member.is_verified_mobile)],
          [say.email, verified(member.email, member.is_verified_email)],
        ]}
      />
    </div>
  )
}
