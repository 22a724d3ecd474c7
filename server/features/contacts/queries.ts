import { sql } from 'kysely'
import { jsonArrayFrom, jsonObjectFrom } from 'kysely/helpers/postgres'
import type { Db } from '#server/db/open.ts'
import { onTwoSides } from '#server/features/relations/two-sides.ts'

/** Reads a family's contact details. A hidden number does not leave the database. */
export const readContact = (db: Db, memberId: string) =>
  db
    .selectFrom('members')
    .where('members.id', '=', memberId)
    .select(eb => [
      'members.registration_no',
      'members.first_name',
      'members.middle_name',
      'members.last_name',
      'members.dial_code',
      // A number that was never verified may be a stranger's.
      eb
        .case()
        .when(eb.and([eb('members.mobile_is_hidden', '=', false), eb('members.mobile_verified_at', 'is not', null)]))
        .then(eb.ref('members.mobile'))
        .end()
        .as('mobile'),
      jsonObjectFrom(
        eb
          .selectFrom('family_details')
          .whereRef('family_details.member_id', '=', 'members.id')
          .select([
            'family_details.contact_full_name',
            'family_details.address',
            'family_details.village',
            'family_details.taluka_id',
            'family_details.district_id',
            'family_details.email',
          ]),
      ).as('family'),
      jsonArrayFrom(
        eb
          .selectFrom('family_phones')
          .whereRef('family_phones.member_id', '=', 'members.id')
          .where('family_phones.is_hidden', '=', false)
          .orderBy('family_phones.position')
          .select([
            'family_phones.relation',
            'family_phones.custom_relation',
            'family_phones.phone',
            'family_phones.is_whatsapp',
            'family_phones.takes_calls',
          ]),
      ).as('phones'),
    ])
    .executeTakeFirstOrThrow()
export type FamilyContact = Awaited<ReturnType<typeof readContact>>

export const showsNumber = ({ mobile, phones }: FamilyContact): boolean => mobile !== null || phones.length > 0

interface ContactView {
  viewerId: string
  viewedId: string
  membershipId: string
  at: Date
}

/** The primary key lets a pair be unlocked once, for good. Returns false where a side was corrected in the meantime. */
export async function insertContactView(
  trx: Db,
  { viewerId, viewedId, membershipId, at }: ContactView,
): Promise<boolean> {
  const sides = onTwoSides(viewerId, viewedId)
  const { numAffectedRows = 0n } = await sql`
    insert into contact_views (viewer_id, viewed_id, membership_id, at)
    select ${viewerId}, ${viewedId}, ${membershipId}, ${at} from ${sides.from}
    ${sides.locked}`.execute(trx)
  return numAffectedRows > 0n
}

/** When the viewer unlocked this contact, or null. */
export async function unlockedAt(db: Db, viewerId: string, viewedId: string): Promise<Date | null> {
  const row = await db
    .selectFrom('contact_views')
    .select('at')
    .where('viewer_id', '=', viewerId)
    .where('viewed_id', '=', viewedId)
    .executeTakeFirst()
  return row?.at ?? null
}
