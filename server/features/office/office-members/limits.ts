import { dayInIndia } from '#domain/calendar.ts'
import { revealsADay } from '#domain/office/staff-reads.ts'
import type { Db } from '#server/db/open.ts'
import type { Limit } from '#server/http/limits.ts'
import { Refusal } from '#server/http/refusal.ts'
import type { StaffMember } from '#server/http/staff.ts'
import { officeMemberSentences } from './words.ts'

/** Nobody works through more pages in a day. Copying the whole list would take more. */
export const listPages: Limit = { hits: 500, seconds: 86_400 }

/**
 * Counts a reveal of a contact, and refuses STAFF above the day's number. The condition is in the write, so that parallel requests
 * get no more. Returns how many are left today, or null for an ADMIN.
 */
export async function countRevealOrRefuse(trx: Db, staff: StaffMember, now: Date): Promise<number | null> {
  const row = await trx
    .insertInto('contact_reveals')
    .values({ staff_id: staff.id, day: dayInIndia(now), count: 1 })
    .onConflict(conflict => {
      const added = conflict
        .columns(['staff_id', 'day'])
        .doUpdateSet(eb => ({ count: eb('contact_reveals.count', '+', 1) }))
      return staff.role === 'ADMIN' ? added : added.where('contact_reveals.count', '<', revealsADay)
    })
    .returning('count')
    .executeTakeFirst()
  if (!row) throw new Refusal('slow_down', { sentence: officeMemberSentences.revealsUsedUp, retryAfterSeconds: 3600 })
  return staff.role === 'ADMIN' ? null : revealsADay - row.count
}
