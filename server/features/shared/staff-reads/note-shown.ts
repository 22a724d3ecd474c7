import { sql } from 'kysely'
import { dayInIndia } from '#domain/calendar.ts'
import { minuteMs } from '#domain/durations.ts'
import type { Db } from '#server/db/open.ts'
import { Refusal } from '#server/http/refusal.ts'
import type { StaffMember } from '#server/http/staff.ts'
import type { ShownAnswer } from '#server/http/staff-answers.ts'
import { mayBeShown, sameLookMinutes } from './rules.ts'
import { staffReadSentences } from './words.ts'

const anyId = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/g
const anyNumber = /"registration_no":"([^"]{1,40})"/g

/** The families that a text names, by their ids or registration numbers. Ids of other things find none. */
async function familiesIn(db: Db, text: string): Promise<string[]> {
  const ids = [...new Set(text.match(anyId) ?? [])]
  const numbers = [...new Set([...text.matchAll(anyNumber)].map(([, number = '']) => number))]
  if (ids.length === 0 && numbers.length === 0) return []
  const { rows } = await sql<{ id: string }>`select id from members where id = any(${ids}::uuid[])
    union select id from members where registration_no = any(${numbers}::text[]) order by id`.execute(db)
  return rows.map(({ id }) => id)
}

interface Page {
  staff: Pick<StaffMember, 'id' | 'role'>
  call: string
  families: readonly string[]
  mayRefuse: boolean
  now: Date
}

/** How many different families a person was shown in lists today, and how many it would be with those of a further page. */
async function countShown(db: Db, staff: Page['staff'], further: readonly string[], now: Date) {
  // A treasurer's export takes nothing of the day, or a year of payments would end the day's work. A list of members does.
  const { rows } = await sql<{ before: number; after: number }>`with seen as (select distinct unnest(families) as id
      from staff_reads where staff_id = ${staff.id} and day = ${dayInIndia(now)} and kind = 'list' and call not like '%/export')
    select count(*)::int as before, (select count(*)::int from (select id from seen union
      select unnest(${further}::uuid[])) as seen_now) as after from seen`.execute(db)
  return rows[0] ?? { before: 0, after: further.length }
}

const usedUp = () => new Refusal('slow_down', { sentence: staffReadSentences.listsUsedUp, retryAfterSeconds: 3600 })

/**
 * Refuses whoever has seen as many families as a day allows. A call that writes is asked before it does, when nobody knows yet
 * which families it will show, so that its last page may go beyond the number, and it stays closed for families seen before. A file
 * knows its families before it waits for anybody.
 */
export async function refuseIfListsUsedUp(
  db: Db,
  staff: Page['staff'],
  now: Date,
  further?: readonly string[],
): Promise<void> {
  const { before, after } = await countShown(db, staff, further ?? [], now)
  if (!mayBeShown(staff, { before, after: further ? after : before + 1 })) throw usedUp()
}

/**
 * Notes a page that shows families as one row, and refuses all but ADMINs above the day's number of different ones. The lock
 * keeps the count right when several pages of one person arrive at the same moment. Returns whether the page is another one.
 */
export async function notePageOrRefuse(db: Db, { staff, call, families, mayRefuse, now }: Page): Promise<boolean> {
  const day = dayInIndia(now)
  const outcome = await db.transaction().execute(async trx => {
    await sql`select pg_advisory_xact_lock(hashtextextended(${`pages read by ${staff.id}`}, 0))`.execute(trx)
    // The same page again, as a screen that asks for it every minute does.
    const again = await trx
      .updateTable('staff_reads')
      .set({
        count: sql`count + (last_at <= ${now}::timestamptz - make_interval(mins => ${sameLookMinutes}))::int`,
        last_at: now,
      })
      .where('staff_id', '=', staff.id)
      .where('day', '=', day)
      .where('kind', '=', sql.lit('list'))
      .where('call', '=', call)
      .where('families', '=', sql<string[]>`${families}::uuid[]`)
      .executeTakeFirst()
    if (again.numUpdatedRows > 0n) return 'same'
    if (mayRefuse && !mayBeShown(staff, await countShown(trx, staff, families, now))) return 'refused'
    await trx
      .insertInto('staff_reads')
      .values({ staff_id: staff.id, kind: 'list', day, count: 1, last_at: now, families: [...families], call })
      .execute()
    return 'noted'
  })
  if (outcome === 'refused') throw usedUp()
  return outcome === 'noted'
}

/** Those that were not opened as records a moment ago: an answer about a record belongs to that look, which has its row. */
async function besidesRecords(db: Db, families: readonly string[], { staff, now }: ShownAnswer): Promise<string[]> {
  const opened = await db
    .selectFrom('staff_reads')
    .select('member_id')
    .where('staff_id', '=', staff.id)
    .where('day', '=', dayInIndia(now))
    .where('kind', '=', 'record')
    .where('member_id', 'in', families)
    .where('last_at', '>', new Date(now.getTime() - sameLookMinutes * minuteMs))
    .execute()
  const records = new Set(opened.map(({ member_id }) => member_id))
  return families.filter(id => !records.has(id))
}

/** Notes which families an answer to staff shows. It reads the answer and asks no handler, so that a new call cannot forget it. */
export async function noteShownOrRefuse(db: Db, shown: ShownAnswer): Promise<boolean> {
  const inAnswer = await familiesIn(db, shown.text)
  const families = inAnswer.length === 0 ? [] : await besidesRecords(db, inAnswer, shown)
  return families.length > 0 && notePageOrRefuse(db, { ...shown, families })
}
