import { sql } from 'kysely'
import { roleOfRegistrant } from '#domain/access/family-logins.ts'
import { type Day, dayInIndia } from '#domain/calendar.ts'
import { compiledQuery, type ParametersOf } from '#server/db/compiled-query.ts'
import type { Db } from '#server/db/open.ts'
import { findsRow, hasUpdated } from '#server/db/outcome.ts'
import { awaitsConsent } from '#server/features/families/consents/queries.ts'
import { factColumns } from '#server/features/families/profile-fields/fit-columns.ts'
import { membershipsFrom, membershipsOf } from '#server/features/money/memberships/queries.ts'
import { blockedEitherWay } from '#server/features/relations/blocks/queries.ts'
import type { MemberFacts } from '#server/http/viewer.ts'
import { newToken, tokenHash } from '#server/ports/secrets.ts'
import { deviceName } from './device-name.ts'
import { liveSince } from './rules.ts'

/** Starts a session in this profile, of its registered owner unless another person of the family is named. */
export async function startSession(
  db: Db,
  memberId: string,
  now: Date,
  {
    userAgent = '',
    personId = null,
    byCode = false,
  }: { userAgent?: string; personId?: string | null; byCode?: boolean } = {},
): Promise<string> {
  const token = newToken()
  await db
    .insertInto('sessions')
    .values({
      token_hash: tokenHash(token),
      person_id: personId ?? sql`(select person_id from members where id = ${memberId})`,
      member_id: memberId,
      created_at: now,
      last_used_on: dayInIndia(now),
      revoked_at: null,
      by_code: byCode,
      ...deviceName(userAgent),
    })
    .execute()
  return token
}

export type SessionOwner = NonNullable<Awaited<ReturnType<typeof sessionOwner>>>

const openSession = compiledQuery((db, session: ParametersOf<{ hash: Buffer; usedFrom: Day; createdAfter: Date }>) =>
  db
    .selectFrom('sessions')
    .innerJoin('members', 'members.id', 'sessions.member_id')
    .leftJoin('family_logins', join =>
      join
        .onRef('family_logins.member_id', '=', 'sessions.member_id')
        .onRef('family_logins.person_id', '=', 'sessions.person_id')
        .on('family_logins.begins_at', 'is', null),
    )
    // A session opens a profile for as long as its person acts for it.
    .where(eb =>
      eb.or([
        eb('members.person_id', '=', eb.ref('sessions.person_id')),
        eb('family_logins.person_id', 'is not', null),
      ]),
    )
    .where('sessions.token_hash', '=', session.hash)
    .where('sessions.revoked_at', 'is', null)
    .where('sessions.last_used_on', '>=', session.usedFrom)
    .where('sessions.created_at', '>', session.createdAfter)
    .where('members.status', 'in', ['active', 'paused'])
    .select([
      'members.id',
      'sessions.person_id',
      'family_logins.role as family_role',
      'members.gender',
      'members.status',
      'members.candidate_decides',
      'members.last_use_is_hidden',
      'members.previous_use_on',
      'members.mobile_verified_at',
      'members.email_verified_at',
      ...factColumns,
      'sessions.last_used_on',
    ])
    .select(eb =>
      eb
        .selectFrom('candidate_requests')
        .whereRef('candidate_requests.member_id', '=', 'members.id')
        .select('candidate_requests.registered_by')
        .as('registered_by'),
    )
    .select(awaitsConsent.as('awaits_consent'))
    .select(eb => membershipsOf(eb).as('memberships'))
    .select(blockedEitherWay(sql.ref<string>('members.id')).as('blocked')),
)

export async function sessionOwner(db: Db, hash: Buffer, now: Date) {
  const [row] = await openSession(db, { hash, ...liveSince(now) })
  if (!row) return null
  const {
    id,
    person_id,
    family_role,
    registered_by,
    candidate_decides,
    gender,
    mobile_verified_at,
    email_verified_at,
    last_used_on,
    last_use_is_hidden,
    previous_use_on,
    awaits_consent,
    memberships,
    blocked,
    ...facts
  } = row
  return {
    memberId: id,
    personId: person_id ?? '',
    isOwner: family_role === null,
    role: family_role ?? roleOfRegistrant(registered_by),
    candidateDecides: candidate_decides,
    gender,
    paused: row.status === 'paused',
    hidesLastUse: last_use_is_hidden,
    previousUse: previous_use_on,
    verified: mobile_verified_at !== null || email_verified_at !== null,
    awaitsConsent: awaits_consent,
    lastUsedOn: last_used_on,
    facts: facts satisfies MemberFacts,
    memberships: membershipsFrom(memberships),
    blocked,
  }
}

/**
 * Notes that the session and its member are in use. Once a day is enough: otherwise every poll would write. Returns the
 * member's day of use before today, even if another session of the member was used earlier today. Two statements hold one lock
 * each: whoever changes a contact or leaves locks the member before its sessions, and one statement could meet them halfway.
 */
export async function touchSession(
  db: Db,
  { hash, memberId }: { hash: Buffer; memberId: string },
  today: Day,
): Promise<Day | null> {
  const { rows } = await sql<{ previous_use_on: Day | null }>`
    with touched as (
      update members set last_used_on = ${today}
      where id = ${memberId} and status <> 'deleted' and (last_used_on is null or last_used_on < ${today})
      returning id, previous_use_on)
    select case when touched.id is null then members.previous_use_on else touched.previous_use_on end as previous_use_on
    from members left join touched on true where members.id = ${memberId}`.execute(db)
  await db.updateTable('sessions').set({ last_used_on: today }).where('token_hash', '=', hash).execute()
  return rows[0]?.previous_use_on ?? null
}

/** Notes the use of a member who logs in, so that the profile is listed again at once. */
export async function noteUse(db: Db, memberId: string, today: Day): Promise<void> {
  await sql`update members set last_used_on = ${today}
    where id = ${memberId} and status <> 'deleted' and (last_used_on is null or last_used_on < ${today})`.execute(db)
}

/** Ends a session, and returns whether it was still open: of two requests with one session, one ends it. */
export const revokeSession = (db: Db, hash: Buffer, now: Date): Promise<boolean> =>
  hasUpdated(
    db.updateTable('sessions').set({ revoked_at: now }).where('token_hash', '=', hash).where('revoked_at', 'is', null),
  )

/** Ends every session of the registered owner of this profile but this one, whichever profile it looks at. */
export async function revokeAllSessions(
  db: Db,
  memberId: string,
  now: Date,
  except: Buffer | null = null,
): Promise<void> {
  await db
    .updateTable('sessions')
    .set({ revoked_at: now })
    .where('person_id', '=', eb => eb.selectFrom('members').select('person_id').where('id', '=', memberId))
    .where('revoked_at', 'is', null)
    .$if(except !== null, query => query.where('token_hash', '<>', except ?? Buffer.alloc(0)))
    .execute()
}

/** Ends the sessions of a person, in one profile or in all that they act for. */
export async function revokeSessionsOfPerson(
  db: Db,
  { personId, memberId = null }: { personId: string; memberId?: string | null },
  now: Date,
): Promise<void> {
  await db
    .updateTable('sessions')
    .set({ revoked_at: now })
    .where('person_id', '=', personId)
    .where('revoked_at', 'is', null)
    .$if(memberId !== null, query => query.where('member_id', '=', memberId))
    .execute()
}

/** Ends the sessions that look at this profile. Those in other profiles of the person go on. */
export async function revokeSessionsOfProfile(db: Db, memberId: string, now: Date): Promise<void> {
  await db
    .updateTable('sessions')
    .set({ revoked_at: now })
    .where('member_id', '=', memberId)
    .where('revoked_at', 'is', null)
    .execute()
}

/** Whether this session began less than a day ago, as the sessions of a stranger who signs up to guess codes have. */
export const isNewSession = (db: Db, hash: Buffer, now: Date): Promise<boolean> =>
  findsRow(
    db
      .selectFrom('sessions')
      .select('id')
      .where('token_hash', '=', hash)
      .where('created_at', '>', new Date(now.getTime() - 86_400_000)),
  )

/** The sessions of this person that are open, the last used first. */
export function openSessionsOf(db: Db, personId: string, now: Date) {
  const { usedFrom, createdAfter } = liveSince(now)
  return db
    .selectFrom('sessions')
    .select(['id', 'token_hash', 'created_at', 'last_used_on', 'browser', 'system'])
    .where('person_id', '=', personId)
    .where('revoked_at', 'is', null)
    .where('last_used_on', '>=', usedFrom)
    .where('created_at', '>', createdAfter)
    .orderBy('last_used_on', 'desc')
    .orderBy('created_at', 'desc')
    .execute()
}

/** Ends a session of this person, or returns false where there is none. */
export const revokeSessionOf = (db: Db, personId: string, id: string, now: Date): Promise<boolean> =>
  hasUpdated(
    db
      .updateTable('sessions')
      .set({ revoked_at: now })
      .where('person_id', '=', personId)
      .where('id', '=', id)
      .where('revoked_at', 'is', null),
  )
