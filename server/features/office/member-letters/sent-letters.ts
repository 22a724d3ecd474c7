import { sql } from 'kysely'
import { type MemberLetterKind, mostCallsAtOnce, type UnreachedReason } from '#domain/office/member-letters.ts'
import type { Db } from '#server/db/open.ts'
import { rowCount } from '#server/db/outcome.ts'
import type { SecondScript } from '#server/db/schema.ts'
import { insertDeliveries } from '#server/features/telling/deliveries/queries.ts'

export const lettersPerPage = 20
export const unreachedPerPage = 20

export interface SentLetter {
  id: string
  kind: MemberLetterKind
  sealed: Buffer
  written_at: Date
  written_by: string
  count: number
  waiting: number
  sent: number
  refused: number
  unreached: number
  to_call: number
  called: number
}

/** The families of a letter with their e-mail and their call. The row of a family is the event of both. */
const families = sql`letter_members
  left join deliveries mailed on mailed.event_id = letter_members.id and mailed.channel = 'EMAIL'
  left join deliveries called on called.event_id = letter_members.id and called.channel = 'CALL'`
const isUnreached = sql`(letter_members.unreached is not null or mailed.status = 'refused')`

async function readLetters(db: Db, which: ReturnType<typeof sql>): Promise<SentLetter[]> {
  const { rows } = await sql<SentLetter>`
    select letter.id, letter.kind, letter.sealed, letter.written_at, staff.name as written_by, counted.*
    from (select * from member_letters ${which}) letter join staff on staff.id = letter.written_by,
    lateral (select count(*) filter (where unreached is null)::int as count,
        count(*) filter (where told_at is null or mailed.status = 'waiting')::int as waiting,
        count(*) filter (where mailed.status in ('sent', 'reached'))::int as sent,
        count(*) filter (where mailed.status = 'refused')::int as refused,
        count(*) filter (where ${isUnreached})::int as unreached,
        count(*) filter (where called.status = 'waiting')::int as to_call,
        count(*) filter (where called.status = 'reached')::int as called
      from ${families} where letter_members.letter_id = letter.id) counted
    order by letter.written_at desc, letter.id`.execute(db)
  return rows
}

export async function lettersPage(db: Db, offset: number): Promise<{ count: number; rows: SentLetter[] }> {
  const page = sql`order by written_at desc, id limit ${lettersPerPage} offset ${offset * lettersPerPage}`
  return { count: await rowCount(db.selectFrom('member_letters')), rows: await readLetters(db, page) }
}

export const findLetter = async (db: Db, id: string): Promise<SentLetter | undefined> =>
  (await readLetters(db, sql`where id = ${id}`))[0]

export interface UnreachedFamily {
  member_id: string
  registration_no: string
  first_name: string
  last_name: string
  second_script: SecondScript
  why: UnreachedReason
  call: 'waiting' | 'reached' | null
}

export async function unreachedOf(db: Db, letterId: string, offset: number): Promise<UnreachedFamily[]> {
  const { rows } = await sql<UnreachedFamily>`
    select members.id as member_id, members.registration_no, members.first_name, members.last_name,
      members.second_script, coalesce(letter_members.unreached, 'refused') as why, called.status as call
    from ${families} join members on members.id = letter_members.member_id
    where letter_members.letter_id = ${letterId} and ${isUnreached}
    order by members.registration_no limit ${unreachedPerPage} offset ${offset * unreachedPerPage}`.execute(db)
  return rows
}

/** Puts families that a letter did not reach on the list of calls, and returns their number. Nobody is on it twice for a letter. */
export async function listCalls(trx: Db, letterId: string, now: Date): Promise<number> {
  // Of two who press at once, the second waits here and finds them listed.
  await trx.selectFrom('member_letters').select('id').where('id', '=', letterId).forUpdate().execute()
  const { rows } = await sql<{ id: string; member_id: string }>`
    select letter_members.id, letter_members.member_id
    from ${families} join members on members.id = letter_members.member_id
    where letter_members.letter_id = ${letterId} and ${isUnreached} and called.id is null and members.status = 'active'
    order by members.registration_no limit ${mostCallsAtOnce}`.execute(trx)
  const calls = rows.map(
    ({ id, member_id }) => ({ eventId: id, kind: 'office_letter', memberId: member_id, channel: 'CALL' }) as const,
  )
  await insertDeliveries(trx, calls, now)
  return rows.length
}
