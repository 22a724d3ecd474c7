import { type SqlBool, sql } from 'kysely'
import { dayMs } from '#domain/durations.ts'
import type { Db } from '#server/db/open.ts'
import { findsRow } from '#server/db/outcome.ts'
import { othersWhoStay } from '#server/features/shared/second-person/queries.ts'
import type { StaffMember } from '#server/http/staff.ts'
import { newId } from '#server/ports/ids.ts'
import { fetchedForMs, waitsForMs } from './rules.ts'

/** An export as it was asked for. The same person, list and search are the same export. */
interface AskedExport {
  staff: Pick<StaffMember, 'id' | 'name'>
  call: string
  askedFor: string
}

/** Exports of one person wait for each other, so that many at the same moment are counted one after the other. */
export const lockExportsOf = (trx: Db, staffId: string) =>
  sql`select pg_advisory_xact_lock(hashtextextended(${`list exports of ${staffId}`}, 0))`.execute(trx)

const ago = (now: Date, span: number) => new Date(now.getTime() - span)

const isWaiting = (now: Date) =>
  sql<SqlBool>`waits and stopped_at is null and ready_from is null and list_exports.at > ${ago(now, waitsForMs)}`
/** Those that wait, and those that may be fetched now or from a later moment. */
const isOpen = (now: Date) =>
  sql<SqlBool>`(${isWaiting(now)} or (waits and stopped_at is null and ready_from > ${ago(now, fetchedForMs)}))`

export const readOpenExport = (trx: Db, { staff, call, askedFor }: AskedExport, now: Date) =>
  trx
    .selectFrom('list_exports')
    .select('ready_from')
    .where('staff_id', '=', staff.id)
    .where('call', '=', call)
    .where('asked_for', '=', askedFor)
    .where(isOpen(now))
    .executeTakeFirst()

/** How many families this person took in a day as files for which nobody was asked. */
export async function countGiven(trx: Db, staffId: string, now: Date): Promise<number> {
  const { given } = await trx
    .selectFrom('list_exports')
    .select(eb => eb.fn.coalesce(eb.fn.sum<number>('family_count'), sql<number>`0`).as('given'))
    .where('staff_id', '=', staffId)
    .where('waits', '=', false)
    .where('at', '>', ago(now, dayMs))
    .executeTakeFirstOrThrow()
  return Number(given)
}

export const hasOtherAdmin = (trx: Db, staffId: string, now: Date): Promise<boolean> =>
  findsRow(othersWhoStay(trx, { roles: ['ADMIN'], but: staffId, now }))

interface NewExport extends AskedExport {
  families: number
  reason: string
  waits: boolean
  readyFrom: Date | null
  now: Date
}

export async function insertExport(trx: Db, asked: NewExport): Promise<string> {
  const id = newId(asked.now)
  await trx
    .insertInto('list_exports')
    .values({
      id,
      staff_id: asked.staff.id,
      call: asked.call,
      asked_for: asked.askedFor,
      family_count: asked.families,
      reason: asked.reason,
      at: asked.now,
      waits: asked.waits,
      ready_from: asked.readyFrom,
    })
    .execute()
  return id
}

export const openExports = (db: Db, now: Date) =>
  db
    .selectFrom('list_exports')
    .innerJoin('staff', 'staff.id', 'list_exports.staff_id')
    .select(['list_exports.id', 'staff_id', 'staff.name', 'call', 'family_count', 'reason', 'at', 'ready_from'])
    .select(sql<boolean>`staff_is_settled(staff_id, ${now})`.as('is_settled'))
    .where(isOpen(now))
    .orderBy('at')
    .execute()

export const waitingExports = (db: Db, now: Date) => db.selectFrom('list_exports').where(isWaiting(now))

export const readAsked = (trx: Db, id: string, now: Date) =>
  trx.selectFrom('list_exports').select('staff_id').where('id', '=', id).where(isWaiting(now)).executeTakeFirst()

/** Another ADMIN agrees. Returns whose it is. */
export const confirmExport = (trx: Db, id: string, staffId: string, now: Date) =>
  trx
    .updateTable('list_exports')
    .set({ ready_from: now, confirmed_by: staffId })
    .where('id', '=', id)
    .where('staff_id', '<>', staffId)
    .where(isWaiting(now))
    .returning(['staff_id', 'family_count'])
    .executeTakeFirst()

export const stopExport = (trx: Db, id: string, now: Date) =>
  trx
    .updateTable('list_exports')
    .set({ stopped_at: now })
    .where('id', '=', id)
    .where(isOpen(now))
    .returning(['staff_id', 'family_count'])
    .executeTakeFirst()
