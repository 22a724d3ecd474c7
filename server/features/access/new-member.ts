import { sql } from 'kysely'
import type { Db } from '#server/db/open.ts'
import { newId } from '#server/ports/ids.ts'
import type { SignupInput } from './signup-checks.ts'

/** Writes the member and the family's residence in the caller's transaction, which also writes the session and the code. */
export async function insertMember(trx: Db, sent: SignupInput, passwordHash: string, now: Date): Promise<string> {
  const id = newId(now)
  const letter = sent.gender === 'F' ? 'B' : 'G'
  await trx
    .insertInto('members')
    .values({
      id,
      registration_no: sql<string>`${letter} || nextval('registration_numbers')`,
      gender: sent.gender,
      first_name: sent.first_name,
      middle_name: sent.middle_name,
      last_name: sent.last_name,
      date_of_birth: sent.dob,
      height_cm: sent.height,
      marital_status_id: sent.marital_status_id,
      education: sent.education_courses,
      education_group_id: sent.education_group_id,
      annual_income: sent.annual_income,
      work_location_id: sent.working_place_taluka_id,
      work_village: sent.working_place_goan,
      native_district_id: sent.native_place_district_id,
      native_taluka_id: sent.native_place_taluka_id,
      native_village: sent.native_place_goan,
      country_code: sent.country_code,
      dial_code: sent.mobile_country_code,
      mobile: sent.mobile,
      email: sent.email,
      password_hash: passwordHash,
      joined_at: now,
      updated_at: now,
    })
    .execute()
  await trx
    .insertInto('family_details')
    .values({ member_id: id, village: sent.goan, taluka_id: sent.family_residence_taluka_id })
    .execute()
  return id
}
