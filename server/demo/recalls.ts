import { sql } from 'kysely'
import { dayMs, hourMs } from '#domain/durations.ts'
import type { Db } from '#server/db/open.ts'
import { newId } from '#server/ports/ids.ts'
import { knownLogins, knownStaff } from './known-logins.ts'

const daysAgo = 20

/**
 * A profile that was suspended as false, and of which a known login and some others were warned. It was paused before, so that no
 * list becomes shorter. Needs the staff.
 */
export async function writeRecall(trx: Db, now: Date): Promise<void> {
  const at = new Date(now.getTime() - daysAgo * dayMs)
  const profile = await trx
    .selectFrom('members')
    .select('id')
    .where('status', '=', 'paused')
    .where('id', 'not in', trx.selectFrom('engagements').select('member_id'))
    .orderBy('id', 'desc')
    .executeTakeFirst()
  const [clerk, admin] = knownStaff
  if (!profile || !clerk || !admin) return
  await trx.updateTable('members').set({ status: 'suspended' }).where('id', '=', profile.id).execute()
  const told = 'The papers that you sent are those of another person.'
  await trx.insertInto('suspensions').values({ member_id: profile.id, was: 'paused', told, at }).execute()
  const id = newId(at)
  await trx
    .insertInto('recalls')
    .values({
      id,
      member_id: profile.id,
      ground: 'false_profile',
      asked_by: admin.id,
      asked_at: at,
      confirmed_by: clerk.id,
      confirmed_at: at,
      withdrawn_at: null,
      begun_at: at,
      finished_at: at,
    })
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
