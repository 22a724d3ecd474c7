import { sql } from 'kysely'
import { isMangal, type Mangal } from '#domain/kundali/names.ts'
import { type BirthChart, birthChart, rulesVersion } from '#domain/kundali/patrika/birth-chart.ts'
import type { Bilingual } from '#domain/words/bilingual.ts'
import type { Db } from '#server/db/open.ts'
import type { MasterData } from '#server/features/shared/master-data/queries.ts'
import { type BirthColumns, birthColumns, birthOf } from './birth.ts'

const ofMembers = birthColumns.map(column => `members.${column}` as const)

/** The birth of a member, with the chart that is stored of it by the rules of this version. */
export const readBirth = (db: Db, memberId: string) =>
  db
    .selectFrom('members')
    .leftJoin('patrikas', join =>
      join.onRef('patrikas.member_id', '=', 'members.id').on('patrikas.rules_version', '=', rulesVersion),
    )
    .where('members.id', '=', memberId)
    .select(['members.id', 'members.mangal', 'patrikas.chart', ...ofMembers])
    .executeTakeFirstOrThrow()

interface NewChart extends BirthColumns {
  id: string
  chart: BirthChart
}

/**
 * Stores charts whose births are still what they were computed from. The lock waits for a save under way, whose trigger
 * could not delete a chart that is not stored yet.
 */
export async function storeCharts(db: Db, charts: readonly NewChart[], now: Date): Promise<void> {
  const columns = (table: string) => sql.join(birthColumns.map(column => sql.ref(`${table}.${column}`)))
  await sql`
    insert into patrikas (member_id, rules_version, chart, computed_at)
    select members.id, ${rulesVersion}, made.chart, ${now}
    from jsonb_to_recordset(${JSON.stringify(charts)}::jsonb) as made (id uuid, chart jsonb, date_of_birth date,
        birth_time time, birth_time_accuracy text, birth_district_id uuid, birth_place_id uuid)
      join members on members.id = made.id and members.status <> 'deleted'
        and (${columns('members')}) is not distinct from (${columns('made')})
    order by members.id for share of members
    on conflict (member_id) do update
      set rules_version = excluded.rules_version, chart = excluded.chart, computed_at = excluded.computed_at`.execute(
    db,
  )
}

/** The next members, in the order of their ids, whose chart is missing or was computed by rules of another version. */
export const membersToCompute = (db: Db, after: string, count: number) =>
  db
    .selectFrom('members')
    .leftJoin('patrikas', 'patrikas.member_id', 'members.id')
    .where('members.id', '>', after)
    .where('members.status', '<>', 'deleted')
    .where('members.birth_time', 'is not', null)
    .where(sql<boolean>`coalesce(members.birth_place_id, members.birth_district_id) is not null`)
    .where('patrikas.rules_version', 'is distinct from', rulesVersion)
    .orderBy('members.id')
    .limit(count)
    .select(['members.id', ...ofMembers])
    .execute()

export interface MemberChart {
  chart: BirthChart | { state: 'no_time' | 'no_place' }
  placeName: Bilingual | null
  mangalTold: Mangal | null
}

/**
 * The stored chart of a member, or one that is computed now and stored. A chart is mostly read just after the birth details
 * changed, and computing it takes a few milliseconds.
 */
export async function readChart(db: Db, data: MasterData, memberId: string, now: Date): Promise<MemberChart> {
  const { id, mangal, chart: stored, ...row } = await readBirth(db, memberId)
  const birth = birthOf(data, row)
  const mangalTold = isMangal(mangal) ? mangal : null
  if (birth.state !== 'known') return { chart: birth, placeName: null, mangalTold }
  const chart = stored ?? birthChart(birth.birth)
  if (!stored) await storeCharts(db, [{ id, chart, ...row }], now)
  return { chart, placeName: birth.placeName, mangalTold }
}
