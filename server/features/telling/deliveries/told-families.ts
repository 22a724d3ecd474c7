import { type RawBuilder, sql } from 'kysely'
import type { DeliveryChannel } from '#domain/telling/channels.ts'
import { type ToldState, toldStates } from '#domain/telling/told-states.ts'
import type { Language } from '#domain/words/catalogue.ts'
import type { Db } from '#server/db/open.ts'
import type { SecondScript } from '#server/db/schema.ts'
import { nameIn } from '#server/features/families/profile-fields/second-script.ts'

/** The tables with a row for each family that a notice to many goes to, by what the notice is about. */
const tables = {
  incident: { members: 'incident_members', key: 'incident_id' },
  recall: { members: 'recall_members', key: 'recall_id' },
} as const
type NoticeAbout = keyof typeof tables

/** The state of a family's row, by its deliveries. */
const isDelivery = (condition: string) =>
  sql`exists (select from deliveries where event_id = family.id and ${sql.raw(condition)})`
const stateOf = sql<ToldState>`case
  when told_at is null then 'waiting'
  when ${isDelivery("channel <> 'CALL' and status in ('sent', 'reached')")} then 'sent'
  when ${isDelivery("channel = 'CALL' and status = 'reached'")} then 'called'
  when ${isDelivery("channel = 'CALL' and status = 'waiting'")} then 'call'
  when ${isDelivery("status = 'waiting'")} then 'waiting'
  else 'left' end`

export type ToldCounts = Partial<Record<ToldState, number>>

/** How many families are in which state, as a column of a query. */
export function toldCounts(about: NoticeAbout, id: RawBuilder<unknown>): RawBuilder<ToldCounts> {
  const { members, key } = tables[about]
  return sql`coalesce((select json_object_agg(state, families) from (
    select ${stateOf} as state, count(*)::int as families from ${sql.table(members)} family
    where ${sql.ref(key)} = ${id} group by 1) counted), '{}')`
}

export const allStates = (told: ToldCounts): Record<ToldState, number> =>
  Object.fromEntries(toldStates.map(state => [state, told[state] ?? 0])) as Record<ToldState, number>

export interface ToldFamily {
  id: string
  member_id: string | null
  registration_no: string | null
  first_name: string | null
  last_name: string | null
  second_script: SecondScript | null
  state: ToldState
  channels: DeliveryChannel[]
  told_at: Date | null
}

/** The families that a notice goes to, all or those in one state. */
export async function readToldFamilies(
  db: Db,
  about: NoticeAbout,
  { id, state, from = 0, atMost }: { id: string; state?: ToldState; from?: number; atMost?: number },
): Promise<ToldFamily[]> {
  const { members, key } = tables[about]
  const { rows } = await sql<ToldFamily>`select * from (
      select family.id, family.member_id, told_at, members.registration_no, members.first_name,
        members.last_name, members.second_script, ${stateOf} as state,
        array(select channel from deliveries where event_id = family.id order by created_at) as channels
      from ${sql.table(members)} family left join members on members.id = family.member_id
      where ${sql.ref(key)} = ${id}) told
    where ${state ? sql`state = ${state}` : sql`true`}
    order by registration_no, id offset ${from} ${atMost === undefined ? sql`` : sql`limit ${atMost}`}`.execute(db)
  return rows
}

export const presentToldFamily = (row: ToldFamily, language: Language) => ({
  uuid: row.id,
  member: row.member_id
    ? {
        uuid: row.member_id,
        registration_no: row.registration_no ?? '',
        name: nameIn(language, row),
      }
    : null,
  state: row.state,
  channels: row.channels,
  told_at: row.told_at?.toISOString() ?? null,
})
