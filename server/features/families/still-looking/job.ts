import { sql } from 'kysely'
import { addDays, dayInIndia } from '#domain/calendar.ts'
import { daysBeforeAsking, daysBeforeCall } from '#domain/families/still-looking.ts'
import type { Db } from '#server/db/open.ts'
import { isRunningOn } from '#server/features/money/memberships/queries.ts'
import { startPeriodicJob } from '#server/features/shared/periodic-jobs/periodic-jobs.ts'
import type { ChannelSettings } from '#server/features/telling/deliveries/channels/channel.ts'
import { insertDeliveries } from '#server/features/telling/deliveries/queries.ts'
import { tellMember } from '#server/features/telling/deliveries/tell.ts'
import type { Clock } from '#server/ports/clock.ts'
import { newId } from '#server/ports/ids.ts'
import { makeTokens, stillLookingAddress } from './links.ts'
import { stillLookingLetter } from './words.ts'

/** Asks silent families, and lets the office call those with a plan. */
export const startStillLooking = (
  dependencies: AskDependencies & { clock: Clock; onError: (error: unknown) => void },
) =>
  startPeriodicJob(dependencies, {
    name: 'still looking',
    everyMs: 10 * 60_000,
    async work(now, isStopping) {
      await followNumbers(dependencies.db, now, isStopping)
      await listSilentToCall(dependencies.db, now)
      await askSilent(dependencies, now)
    },
  })

/** How many members are counted anew in one transaction. */
const membersAtOnce = 1_000

/**
 * Counts the last day of every profile in lists anew where the numbers behind it have changed, or nobody knows by which ones it was
 * counted. A row of the jobs names those of the last time. A run that is cut off begins anew.
 */
export async function followNumbers(
  db: Db,
  now: Date,
  isStopping: () => boolean,
  atOnce = membersAtOnce,
): Promise<void> {
  const { rows: numbers } = await sql<{ name: string; isDone: boolean }>`
    with now_counted_by as (select 'last days in lists by ' || number_of('days_before_call') || ' and '
      || number_of('days_after_call') as name)
    select name, exists (select from jobs where jobs.name = now_counted_by.name) as "isDone" from now_counted_by`.execute(
    db,
  )
  const [counted] = numbers
  if (!counted || counted.isDone) return
  let after: string | undefined = '00000000-0000-0000-0000-000000000000'
  while (after) {
    if (isStopping()) return
    const { rows }: { rows: { last: string }[] } = await sql<{ last: string }>`
      with portion as (select id from members where id > ${after} order by id limit ${atOnce}),
      counted as (update members set listed_until = members_listed_until(members)
        where id in (select id from portion) and listed_until is distinct from members_listed_until(members))
      select id as last from portion order by id desc limit 1`.execute(db)
    after = rows[0]?.last
  }
  await db.transaction().execute(async trx => {
    await trx.deleteFrom('jobs').where('name', 'like', 'last days in lists by %').execute()
    await trx
      .insertInto('jobs')
      .values({ name: counted.name, next_at: now })
      .onConflict(row => row.doNothing())
      .execute()
  })
}

export interface AskDependencies extends ChannelSettings {
  db: Db
}

/** How many families are asked, or listed to be called, in one run. Those of a large site follow over some hours. */
export const familiesAtOnce = 200

/**
 * Finds silent families who were not asked in this silence, and marks them in the same statement. The message is written in the
 * same transaction, so that each is asked once even if a node dies.
 */
const claimSilent = (trx: Db, now: Date) => {
  const today = dayInIndia(now)
  return sql<{ member_id: string }>`
    insert into still_looking (member_id, asked_on)
    select members.id, ${today} from members left join still_looking on still_looking.member_id = members.id
    where members.status = 'active' and members.last_sign_on <= ${addDays(today, -daysBeforeAsking)}
      and (members.mobile_verified_at is not null or members.email_verified_at is not null)
      and (still_looking.asked_on is null or still_looking.asked_on <= members.last_sign_on)
    limit ${familiesAtOnce}
    on conflict (member_id) do update set asked_on = excluded.asked_on where still_looking.asked_on < excluded.asked_on
    returning member_id`.execute(trx)
}

/** Asks silent families whether they are still looking. Returns how many were asked. */
export const askSilent = ({ db, ...channels }: AskDependencies, now: Date): Promise<number> =>
  db.transaction().execute(async trx => {
    const { rows } = await claimSilent(trx, now)
    for (const { member_id: memberId } of rows) {
      const tokens = await makeTokens(trx, memberId, now)
      const linkOf = (token: string) => stillLookingAddress(channels.config.publicUrl, token)
      const links = { yes: linkOf(tokens.yes), pause: linkOf(tokens.pause), found: linkOf(tokens.found) }
      const letter = (language: Parameters<typeof stillLookingLetter>[0]) => stillLookingLetter(language, links)
      await tellMember(trx, channels, { eventId: newId(now), memberId, kind: 'still_looking', letter }, now)
    }
    return rows.length
  })

/**
 * Puts silent families with a running plan into the office's list, once in a silence, and takes out those who came back. The
 * call is due before the profile is hidden.
 */
export const listSilentToCall = (db: Db, now: Date): Promise<void> =>
  db.transaction().execute(async trx => {
    const today = dayInIndia(now)
    await sql`update deliveries set status = 'reached', changed_at = ${now} from members
      where deliveries.channel = 'CALL' and deliveries.status = 'waiting' and deliveries.kind = 'silent'
        and members.id = deliveries.member_id
        and members.last_sign_on >= (deliveries.created_at at time zone 'Asia/Kolkata')::date`.execute(trx)
    const { rows } = await sql<{ id: string }>`
      select members.id from memberships join members on members.id = memberships.member_id
      where ${isRunningOn(today)} and members.status = 'active'
        and (members.mobile_verified_at is not null or members.email_verified_at is not null)
        and members.last_sign_on <= ${addDays(today, -daysBeforeCall)}
        and not exists (select from deliveries where deliveries.member_id = members.id and deliveries.kind = 'silent'
          and (deliveries.created_at at time zone 'Asia/Kolkata')::date > members.last_sign_on)
      order by members.last_sign_on, members.id limit ${familiesAtOnce}`.execute(trx)
    const calls = rows.map(
      ({ id }) => ({ eventId: newId(now), kind: 'silent', memberId: id, channel: 'CALL' }) as const,
    )
    await insertDeliveries(trx, calls, now)
  })
