import { sql } from 'kysely'
import { dayInIndia, startOfDayInIndia } from '#domain/calendar.ts'
import { type ImportState, importMoves } from '#domain/office/imports.ts'
import type { Db } from '#server/db/open.ts'
import { rowCount } from '#server/db/outcome.ts'
import type { ChannelSettings } from '#server/features/telling/deliveries/channels/channel.ts'
import { sms } from '#server/features/telling/deliveries/channels/sms.ts'
import { inviteMember, isInvitedBySms } from '#server/features/telling/deliveries/tell.ts'
import type { Limits } from '#server/http/limits.ts'
import { newId } from '#server/ports/ids.ts'
import { isClaimed, lockImport } from './queries.ts'

const portion = 50

export interface InviteDependencies extends ChannelSettings {
  db: Db
  limits: Limits
}

/** The next uninvited families of the import, as many as today's number still allows. */
async function nextToInvite(db: Db, id: string, now: Date) {
  const limit = await db.selectFrom('imports').select('invites_per_day').where('id', '=', id).executeTakeFirst()
  const count = await rowCount(
    db
      .selectFrom('import_rows')
      .where('import_id', '=', id)
      .where('invited_at', '>=', startOfDayInIndia(dayInIndia(now)))
      .where('state', 'in', ['imported', 'spared']),
  )
  const atMost = Math.min(portion, (limit?.invites_per_day ?? 0) - count)
  if (atMost <= 0) return []
  return db
    .selectFrom('import_rows')
    .innerJoin('members', 'members.id', 'import_rows.member_id')
    .select(['import_rows.id', 'members.id as member_id', 'mobile', 'dial_code as dialCode'])
    .where('import_rows.import_id', '=', id)
    .where('import_rows.state', 'in', ['imported', 'spared'])
    .where('import_rows.invited_at', 'is', null)
    .where(sql<boolean>`not ${isClaimed} and members.status = 'active'`)
    .orderBy('import_rows.row')
    .limit(atMost)
    .execute()
}

/** Counts each SMS against the service's daily budget, before the transaction opens. The rest waits until tomorrow. */
async function withinBudget<T extends { mobile: string | null; dialCode: string }>(
  dependencies: InviteDependencies,
  rows: readonly T[],
): Promise<T[]> {
  const isBySms = await isInvitedBySms(dependencies.db, dependencies)
  const allowed: T[] = []
  for (const row of rows) {
    if (isBySms(row) && !(await sms.spend(dependencies, 'import_invitation'))) break
    allowed.push(row)
  }
  return allowed
}

/**
 * Invites the next families, as many as today's number still allows. The messages and the marks are one transaction: if a node
 * dies, the next one invites the whole portion. Returns false if nobody is left or today's number is used up.
 */
export async function invitePortion(dependencies: InviteDependencies, id: string, now: Date): Promise<boolean> {
  const { db } = dependencies
  const chosen = await withinBudget(dependencies, await nextToInvite(db, id, now))
  if (chosen.length === 0) return false
  return db.transaction().execute(async trx => {
    const locked = await lockImport(trx, id)
    const states: readonly ImportState[] = importMoves.invite
    if (!locked || locked.invites_per_day === 0 || !states.includes(locked.state)) return false
    // Another node may have invited the same portion meanwhile.
    const { rows } = await sql<{ member_id: string }>`update import_rows set invited_at = ${now}
      where id = any(${chosen.map(row => row.id)}::uuid[]) and invited_at is null and state in ('imported', 'spared')
      returning member_id`.execute(trx)
    for (const { member_id: memberId } of rows)
      await inviteMember(trx, dependencies, { eventId: newId(now), memberId }, now)
    return true
  })
}
