import { sql } from 'kysely'
import type { Gender } from '#domain/limits.ts'
import type { Db } from '#server/db/open.ts'
import { revokeSessionsOfProfile } from '#server/features/access/sessions/queries.ts'
import { changedElsewhere, recordEdit } from '#server/features/families/my-profile/versions.ts'
import { lockRecord } from '#server/features/shared/member-record/queries.ts'
import { numberOnSide, refuseSideChange } from './rules.ts'

/**
 * Everything by which two families have dealt with each other, even a cancelled interest, because its sender remembers it. Visits
 * and searches do not count.
 */
const dealings = sql`select from interests where sender_id = members.id or receiver_id = members.id
  union all select from contact_views where viewer_id = members.id or viewed_id = members.id
  union all select from shortlists where member_id = members.id or shortlisted_id = members.id
  union all select from blocks where blocker_id = members.id or blocked_id = members.id
  union all select from reports where reporter_id = members.id or reported_id = members.id
  union all select from suggestions where member_id = members.id or suggested_id = members.id
  union all select from biodata_copies where (owner_id = members.id) <> (taker_id = members.id)
  union all select from success_stories where told_by = members.id or partner_id = members.id`

async function hasDealings(trx: Db, memberId: string): Promise<boolean> {
  const { rows } = await sql<{ hasDealings: boolean }>`select exists (${dealings}) as "hasDealings"
    from members where id = ${memberId}`.execute(trx)
  return rows[0]?.hasDealings ?? false
}

/** Deletes visits, which would show families of one side to each other, and notes and searches, which are for the wrong side. */
async function deleteLooks(trx: Db, memberId: string): Promise<void> {
  await trx
    .deleteFrom('visits')
    .where(eb => eb.or([eb('visitor_id', '=', memberId), eb('visited_id', '=', memberId)]))
    .execute()
  await trx
    .deleteFrom('family_notes')
    .where(eb => eb.or([eb('member_id', '=', memberId), eb('about_id', '=', memberId)]))
    .execute()
  await trx.deleteFrom('family_asks').where('member_id', '=', memberId).execute()
  await trx.deleteFrom('family_ask_profiles').where('about_id', '=', memberId).execute()
  await trx.deleteFrom('searches').where('member_id', '=', memberId).execute()
  await trx.deleteFrom('saved_searches').where('member_id', '=', memberId).execute()
}

interface Correction {
  memberId: string
  version: number
  gender: Gender
  now: Date
}

/**
 * Moves a profile to the other side and changes the letter of its number. The row is locked first: any dealing with this member
 * locks the same row, so it is either found here or sees the new side (`onTwoSides`). Sessions end, because each carries the side
 * of its member. Triggers notify the read model.
 */
export async function correctSideOf(trx: Db, { memberId, version, gender, now }: Correction) {
  const member = await lockRecord(trx, memberId)
  if (member.version !== version) throw await changedElsewhere(trx, memberId, version)
  refuseSideChange({ ...member, hasDealings: await hasDealings(trx, memberId) }, gender, now)
  const registrationNo = numberOnSide(member.registration_no, gender)
  await trx.updateTable('members').set({ gender, registration_no: registrationNo }).where('id', '=', memberId).execute()
  await deleteLooks(trx, memberId)
  await revokeSessionsOfProfile(trx, memberId, now)
  await recordEdit(trx, memberId, ['gender'], now)
  return {
    before: { gender: member.gender, registration_no: member.registration_no },
    after: { gender, registration_no: registrationNo },
  }
}
