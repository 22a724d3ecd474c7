import { sql } from 'kysely'
import type { Db } from '#server/db/open.ts'
import type { SecondScript } from '#server/db/schema.ts'
import { newId } from '#server/ports/ids.ts'
import type { PushTarget } from '#server/ports/push.ts'
import { type Secrets, tokenHash } from '#server/ports/secrets.ts'
import { mostSubscriptions } from './rules.ts'

interface NewSubscription {
  memberId: string
  sessionHash: Buffer
  target: PushTarget
  now: Date
}

/** A plain hash reveals nothing, because an address is long and random. */
const endpointHash = (endpoint: string) => tokenHash(endpoint)

/** Stores the address of this browser. A browser in which somebody else was logged in before is this member's now. */
export async function writeSubscription(
  trx: Db,
  secrets: Secrets,
  { memberId, sessionHash, target, now }: NewSubscription,
): Promise<void> {
  // Locks the member, because two simultaneous subscriptions would both count without the other.
  await trx.selectFrom('members').select('id').where('id', '=', memberId).forNoKeyUpdate().execute()
  const row = {
    // A new id, so that messages to the member who had this browser before no longer find it.
    id: newId(now),
    member_id: memberId,
    session_hash: sessionHash,
    service: new URL(target.endpoint).hostname.slice(0, 100),
    sealed: secrets.seal(JSON.stringify(target)),
    created_at: now,
  }
  await trx
    .insertInto('push_subscriptions')
    .values({ endpoint_hash: endpointHash(target.endpoint), ...row })
    .onConflict(conflict => conflict.column('endpoint_hash').doUpdateSet(row))
    .execute()
  await sql`delete from push_subscriptions where member_id = ${memberId} and id not in (
    select id from push_subscriptions where member_id = ${memberId}
    order by created_at desc, id desc limit ${mostSubscriptions})`.execute(trx)
}

export async function dropSubscription(db: Db, memberId: string, endpoint: string): Promise<void> {
  await db
    .deleteFrom('push_subscriptions')
    .where('member_id', '=', memberId)
    .where('endpoint_hash', '=', endpointHash(endpoint))
    .execute()
}

interface Browser {
  id: string
  /** Who is logged in there. */
  personId: string
  /** Null where the child is not named. */
  first_name: string | null
  second_script: SecondScript
}

/** A login that was removed or put aside rings no more, though its session may go on for another profile. */
const ofWhoActs = sql<boolean>`exists (select from profile_persons whose join sessions on sessions.person_id = whose.person_id
  where whose.member_id = push_subscriptions.member_id and sessions.token_hash = push_subscriptions.session_hash)`

/** The browsers in which a profile is heard of. The child is named to a person who acts for several profiles, whoever owns them. */
export async function subscriptionsOf(db: Db, memberId: string): Promise<Browser[]> {
  const { rows } = await sql<Browser>`select push_subscriptions.id, sessions.person_id as "personId", second_script,
    case when exists (select from profile_persons other where other.person_id = sessions.person_id
      and other.member_id <> members.id) then first_name end as first_name
    from push_subscriptions join sessions on token_hash = session_hash
      join members on members.id = push_subscriptions.member_id
    where push_subscriptions.member_id = ${memberId} and ${ofWhoActs}`.execute(db)
  return rows
}

/** The address of a subscription, or null where it has ended. */
export async function readTarget(db: Db, secrets: Secrets, id: string): Promise<PushTarget | null> {
  const row = await db
    .selectFrom('push_subscriptions')
    .select('sealed')
    .where('id', '=', id)
    .where(ofWhoActs)
    .executeTakeFirst()
  return row ? (JSON.parse(secrets.open(Buffer.from(row.sealed))) as PushTarget) : null
}

export async function forgetSubscription(db: Db, id: string): Promise<void> {
  await db.deleteFrom('push_subscriptions').where('id', '=', id).execute()
}

/** The subscriptions in a copy of the member's own data: the time and the service, without the keys. */
export const readOwnSubscriptions = (db: Db, memberId: string) =>
  db
    .selectFrom('push_subscriptions')
    .select(['service', 'created_at'])
    .where('member_id', '=', memberId)
    .orderBy('created_at')
    .execute()

export async function readPushNames(db: Db, memberId: string): Promise<boolean> {
  const row = await db
    .selectFrom('notification_choices')
    .select('push_names')
    .where('member_id', '=', memberId)
    .executeTakeFirst()
  return row?.push_names ?? false
}

export async function writePushNames(db: Db, memberId: string, isWanted: boolean): Promise<void> {
  await db
    .insertInto('notification_choices')
    .values({ member_id: memberId, push_names: isWanted })
    .onConflict(conflict => conflict.column('member_id').doUpdateSet({ push_names: isWanted }))
    .execute()
}
