import { sql } from 'kysely'
import { dayMs, hourMs } from '#domain/durations.ts'
import type { Db } from '#server/db/open.ts'
import { newId } from '#server/ports/ids.ts'
import { knownLogins, knownStaff } from './known-logins.ts'

const daysAgo = 20

/** Suspends the last of the paused profiles as false, so that no list becomes shorter. */
async function suspendPaused(trx: Db, at: Date): Promise<string | null> {
  const profile = await trx
    .selectFrom('members')
    .select('id')
    .where('status', '=', 'paused')
    .where('id', 'not in', trx.selectFrom('engagements').select('member_id'))
    .orderBy('id', 'desc')
    .executeTakeFirst()
  if (!profile) return null
  await trx.updateTable('members').set({ status: 'suspended' }).where('id', '=', profile.id).execute()
  const told = 'The papers that you sent are those of another person.'
  await trx.insertInto('suspensions').values({ member_id: profile.id, was: 'paused', told, at }).execute()
  return profile.id
}

/**
 * A recall of which a known login and some others were warned, after one that was taken back in its minute, and another that
 * somebody else of staff has to confirm. Needs the staff.
 */
export async function writeRecalls(trx: Db, now: Date): Promise<void> {
  const at = new Date(now.getTime() - daysAgo * dayMs)
  const before = new Date(at.getTime() - hourMs)
  const lately = new Date(now.getTime() - 3 * hourMs)
  const [clerk, admin] = knownStaff
  const [warnedOf, askedOf] = [await suspendPaused(trx, before), await suspendPaused(trx, lately)]
  if (!warnedOf || !clerk || !admin) return
  const recall = { member_id: warnedOf, ground: 'false_profile', asked_by: admin.id } as const
  const none = { confirmed_by: null, confirmed_at: null, withdrawn_at: null, begun_at: null, finished_at: null }
  const confirmed = { ...none, confirmed_by: clerk.id }
  const id = newId(at)
  await trx
    .insertInto('recalls')
    .values([
      { ...recall, ...confirmed, id: newId(before), asked_at: before, confirmed_at: before, withdrawn_at: before },
      { ...recall, ...confirmed, id, asked_at: at, confirmed_at: at, begun_at: at, finished_at: at },
      ...(askedOf
        ? [{ ...recall, ...none, id: newId(lately), asked_at: lately, member_id: askedOf, ground: 'fraud' as const }]
        : []),
    ])
    .execute()
  await sql`with warned as (
      insert into recall_members (id, recall_id, member_id, told_at)
      select gen_random_uuid(), ${id}, id, ${at} from members
      where status = 'active' and email_verified_at is not null
      order by email = ${knownLogins[1]?.email} desc, id limit 4
      returning id, member_id
    ), bells as (
      insert into notifications (id, member_id, type, source_id, created_at, read_at, opened_at, mailed_at)
      select gen_random_uuid(), member_id, 'profile_recalled', ${id}, ${at}::timestamptz, ${new Date(at.getTime() + hourMs)},
        ${new Date(at.getTime() + hourMs)}, ${at}::timestamptz from warned
    )
    insert into deliveries (id, event_id, kind, member_id, channel, status, created_at, changed_at)
    select gen_random_uuid(), id, 'profile_recalled', member_id, 'EMAIL', 'sent', ${at}, ${at} from warned`.execute(trx)
}
