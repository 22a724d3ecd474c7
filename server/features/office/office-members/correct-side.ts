import { sql } from 'kysely'
import { brokenAgeRule } from '#contract/fields.ts'
import { dayInIndia } from '#domain/calendar.ts'
import type { Gender } from '#domain/limits.ts'
import type { Db } from '#server/db/open.ts'
import { revokeAllSessions } from '#server/features/access/sessions/queries.ts'
import { changedElsewhere, recordEdit } from '#server/features/families/my-profile/versions.ts'
import { lockRecord } from '#server/features/shared/member-record/queries.ts'
import { Refusal } from '#server/http/refusal.ts'
import { officeMemberSentences } from './words.ts'

/**
 * What counts as an act: everything by which two families came to have something with each other, a cancelled interest too,
 * because its sender remembers it. Looking is none: a visit, a search and a row that was read bind nobody.
 */
const acts = sql`select from interests where sender_id = members.id or receiver_id = members.id
  union all select from contact_views where viewer_id = members.id or viewed_id = members.id
  union all select from shortlists where member_id = members.id or shortlisted_id = members.id
  union all select from blocks where blocker_id = members.id or blocked_id = members.id
  union all select from reports where reporter_id = members.id or reported_id = members.id
  union all select from suggestions where member_id = members.id or suggested_id = members.id
  union all select from biodata_copies where (owner_id = members.id) <> (taker_id = members.id)
  union all select from success_stories where told_by = members.id or partner_id = members.id`

async function hasAct(trx: Db, memberId: string): Promise<boolean> {
  const { rows } = await sql<{ found: boolean }>`select exists (${acts}) as found
    from members where id = ${memberId}`.execute(trx)
  return rows[0]?.found ?? false
}

/** Visits would show families of one side to each other, and a saved search holds the wrong side. */
async function forgetLooking(trx: Db, memberId: string): Promise<void> {
  await trx
    .deleteFrom('visits')
    .where(eb => eb.or([eb('visitor_id', '=', memberId), eb('visited_id', '=', memberId)]))
    .execute()
  await trx.deleteFrom('searches').where('member_id', '=', memberId).execute()
  await trx.deleteFrom('saved_searches').where('member_id', '=', memberId).execute()
}

const numberOn = (registrationNo: string, gender: Gender) =>
  `${gender === 'F' ? 'B' : 'G'}${registrationNo.replace(/^[BG]/, '')}`

interface Correction {
  memberId: string
  version: number
  gender: Gender
  now: Date
}

/**
 * Moves a profile to the other side, with the letter of its number. The row is locked first: an act that refers to this member
 * takes a lock of the same row, so it is either counted here or sees the other side (`onTwoSides`). Sessions end, because each carries
 * the side of its member; triggers tell the read model.
 */
export async function correctSideOf(trx: Db, { memberId, version, gender, now }: Correction) {
  const member = await lockRecord(trx, memberId)
  if (member.version !== version) throw await changedElsewhere(trx, memberId, version)
  if (member.gender === gender) throw new Refusal('conflict', { sentence: officeMemberSentences.nothingChanged })
  if (await hasAct(trx, memberId)) throw new Refusal('conflict', { sentence: officeMemberSentences.sideActedOn })
  const tooYoung = brokenAgeRule(gender, member.date_of_birth, dayInIndia(now))
  if (tooYoung) throw new Refusal('bad_input', { fields: { gender: tooYoung } })
  const registrationNo = numberOn(member.registration_no, gender)
  await trx.updateTable('members').set({ gender, registration_no: registrationNo }).where('id', '=', memberId).execute()
  await forgetLooking(trx, memberId)
  await revokeAllSessions(trx, memberId, now)
  await recordEdit(trx, memberId, ['gender'], now)
  return {
    before: { gender: member.gender, registration_no: member.registration_no },
    after: { gender, registration_no: registrationNo },
  }
}
