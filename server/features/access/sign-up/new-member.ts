import { sql } from 'kysely'
import { memberFields } from '#contract/profile-fields.ts'
import { dayInIndia } from '#domain/calendar.ts'
import type { Db } from '#server/db/open.ts'
import { secondFormsOfRegistration } from '#server/features/families/my-profile/second-forms.ts'
import { askAboutSecondNames } from '#server/features/families/my-profile/second-name-reviews.ts'
import { columnsOf } from '#server/features/families/profile-fields/columns.ts'
import { storedPhoneOwner } from '#server/features/families/profile-fields/phone-owners.ts'
import { newId } from '#server/ports/ids.ts'
import type { Secrets } from '#server/ports/secrets.ts'
import { nextRegistrationNumber } from './registration-number.ts'
import type { SignupInput } from './rules.ts'

type Forms = ReturnType<typeof secondFormsOfRegistration>
const registrationColumns = (sent: SignupInput, { member }: Forms, now: Date) => ({
  gender: sent.gender,
  ...columnsOf(memberFields, sent),
  second_script: member,
  country_code: sent.country_code,
  dial_code: sent.mobile_country_code,
  mobile: sent.mobile,
  mobile_owner: storedPhoneOwner(sent.mobile_type ?? 'CANDIDATE'),
  email: sent.email || null,
  registered_without_email: sent.email === '',
  updated_at: now,
})
const residenceOf = (sent: SignupInput, { family }: Forms) => ({
  village: sent.goan,
  taluka_id: sent.family_residence_taluka_id,
  second_script: family,
})

/** Writes a new person, who acts for the profile of this registration. */
export async function insertPerson(trx: Db, passwordHash: string | null): Promise<string> {
  const { id } = await trx
    .insertInto('persons')
    .values({ password_hash: passwordHash })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** Writes the member and the family's residence in the caller's transaction, which also writes the session and the code. */
export async function insertMember(
  trx: Db,
  sent: SignupInput,
  personId: string,
  now: Date,
  origin: 'site' | 'counter' = 'site',
): Promise<string> {
  const id = newId(now)
  const forms = secondFormsOfRegistration(sent, origin === 'counter')
  await trx
    .insertInto('members')
    .values({
      id,
      person_id: personId,
      registration_no: nextRegistrationNumber(sent.gender),
      joined_at: now,
      last_used_on: dayInIndia(now),
      origin,
      ...registrationColumns(sent, forms, now),
    })
    .execute()
  await trx
    .insertInto('family_details')
    .values({ member_id: id, ...residenceOf(sent, forms) })
    .execute()
  if (forms.waiting.length > 0) await askAboutSecondNames(trx, id, forms, now)
  return id
}

/** Writes a corrected registration over the one sent before, or returns false if a contact has been verified meanwhile. */
export async function correctMember(
  trx: Db,
  id: string,
  sent: SignupInput,
  passwordHash: string | null,
  now: Date,
): Promise<boolean> {
  const forms = secondFormsOfRegistration(sent, false)
  const corrected = await trx
    .updateTable('members')
    .set({
      ...registrationColumns(sent, forms, now),
      // The number begins with B for a bride and G for a groom, so a corrected gender needs another one.
      registration_no: sql<string>`case when gender = ${sent.gender} then registration_no else ${nextRegistrationNumber(sent.gender)} end`,
    })
    .where('id', '=', id)
    .where('mobile_verified_at', 'is', null)
    .where('email_verified_at', 'is', null)
    .executeTakeFirst()
  if (corrected.numUpdatedRows === 0n) return false
  await trx
    .updateTable('persons')
    .set({ password_hash: passwordHash })
    .where('id', '=', sql<string>`(select person_id from members where id = ${id})`)
    .execute()
  await trx.updateTable('family_details').set(residenceOf(sent, forms)).where('member_id', '=', id).execute()
  await askAboutSecondNames(trx, id, forms, now)
  return true
}

/** Keeps the network address from which a family made these profiles, or claimed them. The first one stays. */
export async function keepFirstAddress(
  trx: Db,
  secrets: Secrets,
  { ids, address }: { ids: readonly string[]; address: string },
): Promise<void> {
  await trx
    .insertInto('signup_addresses')
    .values(ids.map(id => ({ member_id: id, sealed: secrets.seal(address) })))
    .onConflict(conflict => conflict.column('member_id').doNothing())
    .execute()
}
