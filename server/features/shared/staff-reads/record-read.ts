import { sql } from 'kysely'
import { dayInIndia } from '#domain/calendar.ts'
import type { StaffReadKind } from '#domain/office/staff-reads.ts'
import type { Db } from '#server/db/open.ts'
import { Refusal } from '#server/http/refusal.ts'
import type { StaffMember } from '#server/http/staff.ts'
import { isWorthTelling, mayOpenRecord, sameLookMinutes } from './rules.ts'
import { staffReadSentences } from './words.ts'

interface Read {
  staff: Pick<StaffMember, 'id'>
  kind: Exclude<StaffReadKind, 'list'>
  /** Null for a search that found nobody. */
  memberId: string | null
  now: Date
}

/** Notes that staff read something of a family, in one row for each person, kind and day. */
export async function noteReads(db: Db, reads: readonly Read[]): Promise<void> {
  if (reads.length === 0) return
  await db
    .insertInto('staff_reads')
    .values(
      reads.map(({ staff, kind, memberId, now }) => ({
        staff_id: staff.id,
        kind,
        member_id: memberId,
        day: dayInIndia(now),
        count: 1,
        last_at: now,
      })),
    )
    .onConflict(conflict =>
      conflict
        .columns(['staff_id', 'day', 'kind', 'member_id'])
        .where('kind', '<>', sql.lit('list'))
        .doUpdateSet({
          count: sql`staff_reads.count + (staff_reads.last_at <= excluded.last_at - make_interval(mins => ${sameLookMinutes}))::int`,
          last_at: sql`greatest(staff_reads.last_at, excluded.last_at)`,
        }),
    )
    .execute()
}

/** The app hands it in, because shared features import no feature that sends letters. */
export interface ReadAlert {
  tellAdminsOfReads: (trx: Db, staff: Pick<StaffMember, 'id' | 'name'>, now: Date) => Promise<void>
}

interface RecordRead extends Omit<Read, 'kind' | 'staff'> {
  staff: Pick<StaffMember, 'id' | 'role' | 'name'>
  memberId: string
}

/**
 * Writes down that a record or a part of it was opened, and refuses STAFF above the day's number of different records. Parts
 * that are opened within some minutes are one look: whoever calls one part alone leaves the same row. The lock keeps the count
 * of one person's looks right when several arrive at the same moment.
 */
export async function noteRecordReadOrRefuse(db: Db, alert: ReadAlert, read: RecordRead): Promise<void> {
  const { staff, memberId, now } = read
  const outcome = await db.transaction().execute(async trx => {
    await sql`select pg_advisory_xact_lock(hashtextextended(${`records read by ${staff.id}`}, 0))`.execute(trx)
    const day = dayInIndia(now)
    const { records, again, is_there } = await trx
      .selectFrom('staff_reads')
      .select(eb => eb.fn.countAll<number>().as('records'))
      .select(eb => eb.fn.countAll<number>().filterWhere('member_id', '=', memberId).as('again'))
      .select(eb => eb.exists(eb.selectFrom('members').select('id').where('id', '=', memberId)).as('is_there'))
      .where('staff_id', '=', staff.id)
      .where('day', '=', day)
      .where('kind', '=', 'record')
      .executeTakeFirstOrThrow()
    if (!is_there) return 'absent'
    const look = { staff, opened: records, isFirst: again === 0 }
    if (!mayOpenRecord(look)) return 'refused'
    await noteReads(trx, [{ staff, kind: 'record', memberId, now }])
    if (isWorthTelling(look)) await alert.tellAdminsOfReads(trx, staff, now)
    return 'noted'
  })
  if (outcome === 'absent') throw new Refusal('not_found')
  if (outcome === 'refused')
    throw new Refusal('slow_down', { sentence: staffReadSentences.recordsUsedUp, retryAfterSeconds: 3600 })
}
