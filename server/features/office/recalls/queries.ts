import { type Selectable, sql } from 'kysely'
import type { RecallGround } from '#domain/office/recalls.ts'
import type { Db } from '#server/db/open.ts'
import { rowCount } from '#server/db/outcome.ts'
import type { Schema, SecondScript } from '#server/db/schema.ts'
import { type ToldCounts, toldCounts } from '#server/features/telling/deliveries/told-families.ts'
import { newId } from '#server/ports/ids.ts'

export const recallsPerPage = 20

/**
 * Everybody whom a profile may have harmed: who opened its contact, whose contact it opened, and who has an interest with it. Those
 * who have left cannot be told: their contacts are sealed.
 */
const dealtWith = (memberId: ReturnType<typeof sql.ref>) => sql`select members.id from (
    select viewer_id as id from contact_views where viewed_id = ${memberId}
    union select viewed_id from contact_views where viewer_id = ${memberId}
    union select receiver_id from interests where sender_id = ${memberId} and interests.status <> 'cancelled'
    union select sender_id from interests where receiver_id = ${memberId} and interests.status <> 'cancelled'
  ) dealt join members using (id) where members.status <> 'deleted'`

const isClosed = sql<boolean>`exists (select from members join suspensions on suspensions.member_id = members.id
  where members.id = recalls.member_id and members.status = 'suspended' and not is_first_look)`

interface AskedRecall {
  memberId: string
  ground: RecallGround
  staffId: string
  now: Date
}

/** Asks for a recall. Returns false where the profile is not suspended, or was recalled before. */
export async function insertRecall(trx: Db, { memberId, ground, staffId, now }: AskedRecall): Promise<boolean> {
  const { numAffectedRows = 0n } = await sql`
    insert into recalls (id, member_id, ground, asked_by, asked_at)
    select ${newId(now)}, members.id, ${ground}, ${staffId}, ${now}
    from members join suspensions on suspensions.member_id = members.id
    where members.id = ${memberId} and members.status = 'suspended' and not is_first_look
    on conflict do nothing`.execute(trx)
  return numAffectedRows === 1n
}

/** Confirms a recall that somebody else asked for, while the profile is closed. Returns whose it is, or null. */
export async function confirmRecall(trx: Db, { id, staffId, now }: { id: string; staffId: string; now: Date }) {
  const { rows } = await sql<{ member_id: string | null }>`update recalls
    set confirmed_by = ${staffId}, confirmed_at = ${now}
    where id = ${id} and confirmed_at is null and withdrawn_at is null and asked_by <> ${staffId} and ${isClosed}
    returning member_id`.execute(trx)
  return rows[0] ?? null
}

/** Withdraws a recall of which nothing was sent. Returns whose it is, or null. */
export const withdrawRecall = async (trx: Db, id: string, now: Date) =>
  (await trx
    .updateTable('recalls')
    .set({ withdrawn_at: now })
    .where('id', '=', id)
    .where('withdrawn_at', 'is', null)
    .where('begun_at', 'is', null)
    .returning('member_id')
    .executeTakeFirst()) ?? null

/** The confirmed recalls that are not finished. */
export const dueRecalls = (db: Db, confirmedBefore: Date) =>
  db
    .selectFrom('recalls')
    .select(['id', 'begun_at'])
    .where('finished_at', 'is', null)
    .where('withdrawn_at', 'is', null)
    .where('confirmed_at', '<=', confirmedBefore)
    .orderBy('confirmed_at')
    .execute()

/**
 * Chooses the families of a recall, once. A profile that was opened again since the second word is not recalled: then the recall is
 * withdrawn, and false returned.
 */
export const beginRecall = (db: Db, id: string, now: Date): Promise<boolean> =>
  db.transaction().execute(async trx => {
    const { rows } = await sql<{ is_closed: boolean }>`update recalls set
        begun_at = case when ${isClosed} then ${now}::timestamptz end,
        withdrawn_at = case when not ${isClosed} then ${now}::timestamptz end
      where id = ${id} and begun_at is null and withdrawn_at is null returning ${isClosed} as is_closed`.execute(trx)
    if (!rows[0]?.is_closed) return false
    await sql`insert into recall_members (id, recall_id, member_id)
      select gen_random_uuid(), recalls.id, dealt.id
      from recalls, lateral (${dealtWith(sql.ref('recalls.member_id'))}) dealt where recalls.id = ${id}
      on conflict (recall_id, member_id) do nothing`.execute(trx)
    return true
  })

/** Whom a recall is about, as families are told: surname and registration number. Null where the member was erased since. */
export const recalledFamily = (db: Db, id: string) =>
  db
    .selectFrom('recalls')
    .innerJoin('members', 'members.id', 'recalls.member_id')
    .select(['last_name', 'second_script', 'registration_no'])
    .where('recalls.id', '=', id)
    .executeTakeFirst()

export interface RecallRow extends Selectable<Schema['recalls']> {
  registration_no: string | null
  first_name: string | null
  last_name: string | null
  second_script: SecondScript | null
  asker: string
  asker_is_settled: boolean
  confirmer: string | null
  families: number
  told: ToldCounts
}

/** A page of recalls: those that nobody has confirmed yet first, then the newest. */
export async function readRecalls(db: Db, offset: number, now: Date): Promise<{ count: number; rows: RecallRow[] }> {
  const { rows } = await sql<RecallRow>`select recalls.*, registration_no, first_name, last_name, second_script,
      asker.name as asker, staff_is_settled(asked_by, ${now}) as asker_is_settled, confirmer.name as confirmer, ${toldCounts('recall', sql`recalls.id`)} as told,
      case when begun_at is null then (select count(*)::int from (${dealtWith(sql.ref('recalls.member_id'))}) dealt)
        else (select count(*)::int from recall_members where recall_id = recalls.id) end as families
    from recalls join staff asker on asker.id = asked_by left join staff confirmer on confirmer.id = confirmed_by
      left join members on members.id = recalls.member_id
    order by confirmed_at is null and withdrawn_at is null desc, asked_at desc, recalls.id desc
    limit ${recallsPerPage} offset ${offset * recallsPerPage}`.execute(db)
  return { count: await rowCount(db.selectFrom('recalls')), rows }
}

export const readRecallCounts = (db: Db, id: string) =>
  db
    .selectFrom('recalls')
    .select(toldCounts('recall', sql`recalls.id`).as('told'))
    .where('id', '=', id)
    .executeTakeFirst()

/** Who asked for the recall, to word the refusal, or null. */
export const readAsker = async (db: Db, id: string): Promise<string | null> =>
  (await db.selectFrom('recalls').select('asked_by').where('id', '=', id).executeTakeFirst())?.asked_by ?? null
