import { type RawBuilder, type SqlBool, sql } from 'kysely'
import type { Db } from '#server/db/open.ts'
import { findsRow } from '#server/db/outcome.ts'
import { type Choices, type SignupInput, unverifiedSince } from './rules.ts'

export async function readChoices(db: Db, sent: SignupInput): Promise<Choices> {
  const options = await db
    .selectFrom('options')
    .select(['id', 'type', 'retired_at'])
    .where('id', 'in', [sent.marital_status_id, sent.education_group_id])
    .execute()
  const hasWorkLocation = await findsRow(
    db.selectFrom('work_locations').select('id').where('id', '=', sent.working_place_taluka_id),
  )
  const talukaIds = [sent.native_place_taluka_id, sent.family_residence_taluka_id].filter(id => id !== null)
  const talukas = await db.selectFrom('talukas').select(['id', 'district_id']).where('id', 'in', talukaIds).execute()
  return { options, hasWorkLocation, talukas }
}

/**
 * The members who verified nothing in time and hold a number or address that may be another family's: those who signed up on
 * the site, with a password or without, and imported ones who never came. Members registered at the counter stay, and so do
 * the rows of members who have left, who paid or who are in a report: the foreign keys of those tables need them.
 */
export function expiredSignups(now: Date): RawBuilder<SqlBool> {
  const { signedUpBefore, importedBefore } = unverifiedSince(now)
  return sql`
  mobile_verified_at is null and email_verified_at is null and not is_demo and status <> 'deleted'
  and joined_at < ${signedUpBefore}
  and (origin = 'site' or origin = 'import' and joined_at < ${importedBefore})
  and not exists (select from memberships where memberships.member_id = members.id)
  and not exists (select from orders where orders.member_id = members.id)
  and not exists (select from reports where reporter_id = members.id)
  and not exists (select from reports where reported_id = members.id)`
}
