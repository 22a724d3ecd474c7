import { type RawBuilder, type SqlBool, sql } from 'kysely'
import { dayInIndia } from '#domain/calendar.ts'
import { type MemberLetterKind, mostLettersAtOnce } from '#domain/office/member-letters.ts'
import type { Db } from '#server/db/open.ts'
import { findsRow, rowCount } from '#server/db/outcome.ts'
import { isInFilter, type MemberFilter } from '#server/features/office/office-members/member-filter.ts'
import type { BothLetters } from '#server/features/shared/site-content/fill-letter.ts'
import type { Secrets } from '#server/ports/secrets.ts'
import { filterFor, onceIn } from './rules.ts'

/** Members who get such a letter if they can: the rules of deliveries in SQL. Sending asks those rules again. */
const wantsIt: RawBuilder<SqlBool> = sql`members.status = 'active' and not exists (select from channel_choices
    where member_id = members.id and channel = 'EMAIL' and wants <> 'everything')`
/** Why no e-mail reaches a member, or null. */
const whyUnreached = sql<string | null>`case
  when members.email is null or members.email_verified_at is null then 'no_email'
  when exists (select from unreachable_contacts where member_id = members.id and channel = 'EMAIL') then 'email_refuses'
  end`
const isReached: RawBuilder<SqlBool> = sql`${wantsIt} and ${whyUnreached} is null`
const isUnreached: RawBuilder<SqlBool> = sql`${wantsIt} and ${whyUnreached} is not null`

const isNotReminded = (kind: MemberLetterKind, now: Date): RawBuilder<SqlBool> => {
  const once = onceIn(kind, now)
  return once === null
    ? sql`true`
    : sql`not exists (select from letter_members where member_id = members.id and once_in = ${once})`
}

interface Chosen {
  kind: MemberLetterKind
  filter: MemberFilter
  now: Date
}

interface Counted {
  fit: number
  count: number
  to_call: number
}

export async function countWrittenTo(db: Db, { kind, filter, now }: Chosen): Promise<Counted> {
  const { rows } = await sql<Counted>`
    select count(*)::int as fit, count(*) filter (where ${isReached} and ${isNotReminded(kind, now)})::int as count,
      count(*) filter (where ${isUnreached})::int as to_call
    from members where ${isInFilter(filterFor(kind, filter), dayInIndia(now))}`.execute(db)
  return rows[0] ?? { fit: 0, count: 0, to_call: 0 }
}

/** Writes the letter. Returns false if it was written before. */
export const insertLetter = (
  trx: Db,
  secrets: Secrets,
  { id, kind, filter, text, staffId, now }: Chosen & { id: string; text: BothLetters; staffId: string },
): Promise<boolean> =>
  findsRow(
    trx
      .insertInto('member_letters')
      .values({
        id,
        kind,
        sealed: secrets.seal(JSON.stringify(text)),
        chosen: JSON.stringify(filter),
        written_by: staffId,
        written_at: now,
        finished_at: null,
      })
      .onConflict(conflict => conflict.column('id').doNothing())
      .returning('id'),
  )

/** Writes a row for each family and returns their number. Unique keys leave out those who have this letter or this month's one. */
export async function addMembers(trx: Db, { id, kind, filter, now }: Chosen & { id: string }): Promise<number> {
  const { numAffectedRows = 0n } = await sql`
    insert into letter_members (id, letter_id, member_id, once_in)
    select gen_random_uuid(), ${id}, members.id, ${onceIn(kind, now)} from members
    where ${isInFilter(filterFor(kind, filter), dayInIndia(now))} and ${isReached} and ${isNotReminded(kind, now)}
    limit ${mostLettersAtOnce + 1}
    on conflict do nothing`.execute(trx)
  return Number(numAffectedRows)
}

/** Writes a row for each family that no e-mail reaches, for the office to call. They count as told: no message waits for them. */
export async function addUnreached(trx: Db, { id, kind, filter, now }: Chosen & { id: string }): Promise<void> {
  await sql`insert into letter_members (id, letter_id, member_id, told_at, unreached)
    select gen_random_uuid(), ${id}, members.id, ${now}, ${whyUnreached} from members
    where ${isInFilter(filterFor(kind, filter), dayInIndia(now))} and ${isUnreached}
    order by members.joined_at desc limit ${mostLettersAtOnce}
    on conflict do nothing`.execute(trx)
}

export const countMembersOf = (db: Db, letterId: string): Promise<number> =>
  rowCount(db.selectFrom('letter_members').where('letter_id', '=', letterId).where('unreached', 'is', null))
