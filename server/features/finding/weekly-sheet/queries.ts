import { sql } from 'kysely'
import type { Day } from '#domain/calendar.ts'
import type { Db } from '#server/db/open.ts'
import { hasUpdated } from '#server/db/outcome.ts'
import { takesWhatsapp } from '#server/features/families/consents/queries.ts'
import { factColumns, wishColumns } from '#server/features/families/profile-fields/fit-columns.ts'
import { blockedEitherWay } from '#server/features/relations/blocks/queries.ts'
import { isActiveAndVerified, listedOn } from '#server/features/relations/visibility/queries.ts'

/** Creates the row of a week, unless another node already has. */
export const beginWeek = (db: Db, week: Day) =>
  db
    .insertInto('weekly_sheet_runs')
    .values({ week, told_up_to: null, finished_at: null })
    .onConflict(conflict => conflict.doNothing())
    .execute()

export const readMark = (db: Db, week: Day) =>
  db
    .selectFrom('weekly_sheet_runs')
    .select('told_up_to')
    .where('week', '=', week)
    .where('finished_at', 'is', null)
    .executeTakeFirst()

/** Moves the mark of a week past a portion, unless another node has moved it since it was read. */
export const moveMark = (
  trx: Db,
  week: Day,
  { from, to, told, finishedAt }: { from: string | null; to: string | null; told: number; finishedAt: Date | null },
): Promise<boolean> =>
  hasUpdated(
    trx
      .updateTable('weekly_sheet_runs')
      .set({ told_up_to: to, told: sql`told + ${told}`, finished_at: finishedAt })
      .where('week', '=', week)
      .where('finished_at', 'is', null)
      .where(sql<boolean>`told_up_to is not distinct from ${from}::uuid`),
  )

/** Notes who gets a sheet of this week, and returns those who had none yet. */
export async function noteSheets(trx: Db, week: Day, memberIds: readonly string[]): Promise<Set<string>> {
  if (memberIds.length === 0) return new Set()
  const { rows } = await sql<{ member_id: string }>`insert into weekly_sheets (week, member_id)
    select ${week}, id from unnest(${memberIds}::uuid[]) as reader (id)
    on conflict do nothing returning member_id`.execute(trx)
  return new Set(rows.map(row => row.member_id))
}

const beforeAll = '00000000-0000-0000-0000-000000000000'

/** Selects members with the wishes and facts that a fit compares, and with those whom they no longer need to see. */
const readers = (db: Db) =>
  db
    .selectFrom('members')
    .innerJoin('expectations', 'expectations.member_id', 'members.id')
    .select(['members.id', 'members.gender', ...factColumns, ...wishColumns])
    .select([
      blockedEitherWay(sql.ref<string>('members.id')).as('blocked'),
      sql<string[]>`array(
        select receiver_id from interests where sender_id = members.id and status in ('accepted', 'rejected')
        union select sender_id from interests where receiver_id = members.id and status in ('accepted', 'rejected'))`.as(
        'settled',
      ),
    ])
export type SheetReader = Awaited<ReturnType<typeof readReader>>

/** Reads a member who asks for their own sheet; undefined for a family without expectations. */
export const readReader = (db: Db, memberId: string) =>
  readers(db).where('members.id', '=', memberId).executeTakeFirst()

/** Reads the next members who want the sheet and can be reached by e-mail or WhatsApp. */
export const nextReaders = (db: Db, after: string | null, limit: number) =>
  readers(db)
    .where('members.id', '>', after ?? beforeAll)
    .where('members.status', '=', 'active')
    .where(eb => eb.or([eb('members.email_verified_at', 'is not', null), takesWhatsapp]))
    .where(
      sql<boolean>`not exists (select from notification_choices choice
        where choice.member_id = members.id and not choice.weekly_sheet)`,
    )
    .where(
      sql<boolean>`not exists (select from channel_choices choice
        where choice.member_id = members.id and choice.channel = 'EMAIL' and choice.wants = 'nothing')`,
    )
    .where(eb =>
      eb.or([
        sql<boolean>`not exists (select from unreachable_contacts contact
          where contact.member_id = members.id and contact.channel = 'EMAIL')`,
        takesWhatsapp,
      ]),
    )
    .orderBy('members.id')
    .limit(limit)
    .execute()

/**
 * Reads what a letter says of each of these families: facts that every member may read. Members who are not listed today
 * are left out.
 */
export const readFamilies = (db: Db, ids: readonly string[], today: Day) =>
  db
    .selectFrom('members')
    .where(sql<boolean>`members.id = any(${ids}::uuid[])`)
    .where(isActiveAndVerified())
    .where(listedOn(today))
    .select([
      'members.id',
      'members.number',
      'members.registration_no',
      'members.last_name',
      'members.second_script',
      'members.date_of_birth',
      'members.height_cm',
      'members.marital_status_id',
      'members.education',
      'members.occupation',
      'members.work_location_id',
      'members.native_district_id',
    ])
    .execute()
export type SheetFamily = Awaited<ReturnType<typeof readFamilies>>[number]
