import { type Selectable, sql } from 'kysely'
import type { IncidentReport } from '#domain/office/incidents.ts'
import type { Db } from '#server/db/open.ts'
import { hasUpdated, rowCount } from '#server/db/outcome.ts'
import type { Schema } from '#server/db/schema.ts'
import type { BothLetters } from '#server/features/shared/site-content/fill-letter.ts'
import { type ToldCounts, toldCounts } from '#server/features/telling/deliveries/told-families.ts'
import { newId } from '#server/ports/ids.ts'
import type { Secrets } from '#server/ports/secrets.ts'
import { conditionOf } from './audience.ts'
import { type IncidentAudience, storedChoice } from './rules.ts'

interface Facts {
  title: string
  what: string
}
/** What an ADMIN wrote about an incident, with the text before each correction. */
export interface IncidentText extends Facts {
  earlier?: (Facts & { known_at: string; edited_at: string; edited_by: string })[]
}
export const incidentsPerPage = 20

export async function insertIncident(
  trx: Db,
  secrets: Secrets,
  { text, knownAt, staffId, now }: { text: IncidentText; knownAt: Date; staffId: string; now: Date },
) {
  return trx
    .insertInto('incidents')
    .values({
      id: newId(now),
      sealed: secrets.seal(JSON.stringify(text)),
      known_at: knownAt,
      recorded_at: now,
      recorded_by: staffId,
      cert_in_at: null,
      board_at: null,
    })
    .returning(['id', 'number'])
    .executeTakeFirstOrThrow()
}

/**
 * Corrects the facts of a locked incident. Returns false if somebody else has done so meanwhile, or families were told: the record
 * must stay as they read it.
 */
export const updateFacts = (
  trx: Db,
  secrets: Secrets,
  { id, version, text, knownAt }: { id: string; version: number; text: IncidentText; knownAt: Date },
): Promise<boolean> =>
  hasUpdated(
    trx
      .updateTable('incidents')
      .set(eb => ({ sealed: secrets.seal(JSON.stringify(text)), known_at: knownAt, version: eb('version', '+', 1) }))
      .where('id', '=', id)
      .where('version', '=', version)
      .where(({ not, exists, selectFrom }) =>
        not(exists(selectFrom('incident_notices').select('id').whereRef('incident_id', '=', 'incidents.id'))),
      ),
  )

/** `recorded_by` is the name, not the id. */
export interface IncidentRow extends Selectable<Schema['incidents']> {
  families_at: Date | null
  told: ToldCounts
}

const incidentColumns = sql`incidents.id, incidents.number, incidents.sealed, incidents.known_at, incidents.recorded_at,
  staff.name as recorded_by, incidents.cert_in_at, incidents.board_at, incidents.version,
  (select min(written_at) from incident_notices where incident_id = incidents.id) as families_at,
  ${toldCounts('incident', sql`incidents.id`)} as told`

export async function readIncidents(db: Db, offset: number): Promise<{ count: number; rows: IncidentRow[] }> {
  const { rows } = await sql<IncidentRow>`select ${incidentColumns}
    from incidents join staff on staff.id = incidents.recorded_by
    order by incidents.known_at desc, incidents.id desc
    limit ${incidentsPerPage} offset ${offset * incidentsPerPage}`.execute(db)
  const count = await rowCount(db.selectFrom('incidents'))
  return { count, rows }
}

export async function readIncident(db: Db, id: string): Promise<IncidentRow | null> {
  const { rows } = await sql<IncidentRow>`select ${incidentColumns}
    from incidents join staff on staff.id = incidents.recorded_by where incidents.id = ${id}`.execute(db)
  return rows[0] ?? null
}

export const readNotices = (db: Db, incidentId: string) =>
  db
    .selectFrom('incident_notices')
    .innerJoin('staff', 'staff.id', 'incident_notices.written_by')
    .select(['incident_notices.id', 'incident_notices.sealed', 'chosen', 'written_at', 'finished_at', 'staff.name'])
    .select(eb =>
      eb
        .selectFrom('incident_members')
        .whereRef('notice_id', '=', 'incident_notices.id')
        .select(count => count.fn.countAll<number>().as('count'))
        .as('count'),
    )
    .where('incident_id', '=', incidentId)
    .orderBy('written_at')
    .execute()

/** Locks the incident, so that two notices of it are written one after the other. */
export const lockIncident = (trx: Db, id: string) =>
  trx
    .selectFrom('incidents')
    .select(['id', 'number', 'sealed', 'known_at', 'recorded_at'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()

/** Writes the notice with a row for each family that no earlier notice told, and returns their number. */
export async function insertNotice(
  trx: Db,
  secrets: Secrets,
  notice: { incidentId: string; whom: IncidentAudience; text: BothLetters; staffId: string; now: Date },
): Promise<number> {
  const { incidentId, whom, text, staffId, now } = notice
  const id = newId(now)
  await trx
    .insertInto('incident_notices')
    .values({
      id,
      incident_id: incidentId,
      sealed: secrets.seal(JSON.stringify(text)),
      chosen: JSON.stringify(storedChoice(whom)),
      written_by: staffId,
      written_at: now,
      finished_at: null,
    })
    .execute()
  const { numAffectedRows = 0n } = await sql`
    insert into incident_members (id, incident_id, notice_id, member_id)
    select gen_random_uuid(), ${incidentId}, ${id}, members.id from members where ${conditionOf(whom)}
    on conflict (incident_id, member_id) do nothing`.execute(trx)
  return Number(numAffectedRows)
}

const columnOf = { CERT_IN: 'cert_in_at', BOARD: 'board_at' } as const satisfies Record<IncidentReport, string>

/** Notes that a report was made. Returns false if it was noted before. */
export const markReported = (trx: Db, id: string, to: IncidentReport, now: Date): Promise<boolean> =>
  hasUpdated(
    trx
      .updateTable('incidents')
      .set({ [columnOf[to]]: now })
      .where('id', '=', id)
      .where(columnOf[to], 'is', null),
  )
