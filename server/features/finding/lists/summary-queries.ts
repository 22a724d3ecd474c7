import { sql } from 'kysely'
import type { Day } from '#domain/calendar.ts'
import type { Gender } from '#domain/limits.ts'
import { compiledQuery, onceFor, type ParametersOf, type SqlValue } from '#server/db/compiled-query.ts'
import type { Db } from '#server/db/open.ts'
import { candidateAgreedAtOf } from '#server/features/families/candidate-consent/queries.ts'
import { idCheckedAtOf } from '#server/features/families/id-proof/queries.ts'
import { photoColumns } from '#server/features/families/photos/queries.ts'
import { subjectColumns } from '#server/features/relations/pair/queries.ts'
import {
  photoRelationColumn,
  relationColumns,
  unblockedRelationColumns,
} from '#server/features/relations/pair/relation-columns.ts'
import { pairExists, type Visibility, visibility } from '#server/features/relations/visibility/queries.ts'
import type { ViewerIdentity } from '#server/features/relations/visibility/rules.ts'

interface SummaryRequest {
  viewerId: string
  today: Day
  ids: readonly string[]
}

/** The columns of a card, for a query that has `members` in it. */
export const summaryColumns = [
  ...subjectColumns,
  'members.number',
  'members.joined_at',
  'members.last_used_on',
  'members.last_use_is_hidden',
  'members.registration_no',
  'members.first_name',
  'members.middle_name',
  'members.last_name',
  'members.second_script',
  'members.date_of_birth',
  'members.height_cm',
  'members.marital_status_id',
  'members.education',
  'members.occupation',
  'members.occupation_type_id',
  'members.annual_income',
  'members.work_location_id',
  'members.work_village',
  'members.native_district_id',
  'members.native_taluka_id',
  'members.gan_id',
  'members.nakshatra_id',
  'members.charan_id',
  'members.raas_id',
] as const

/** Whether the viewer has opened the profile of a card before. */
export const openedColumn = (viewerId: SqlValue<string>) => pairExists('opened', viewerId).as('opened')

/** Only the list of blocked members can contain somebody whom the viewer blocked. */
export const relationColumnsWhere = (visible: Visibility) =>
  visible === 'toBlocker' ? relationColumns : unblockedRelationColumns

const summaries = (
  db: Db,
  { viewerId, today, ids }: ParametersOf<SummaryRequest>,
  gender: Gender,
  visible: Visibility,
) =>
  db
    .selectFrom('members')
    .where(sql<boolean>`members.id = any(${ids}::uuid[])`)
    .where(visibility[visible]({ id: viewerId, gender }, today))
    .select(summaryColumns)
    .select(photoColumns)
    .select(eb => [idCheckedAtOf(eb).as('id_checked_at'), candidateAgreedAtOf(eb).as('candidate_agreed_at')])
    .select(openedColumn(viewerId))
    .select(relationColumnsWhere(visible)(viewerId))
export type SummaryRow = Awaited<ReturnType<ReturnType<typeof summaries>['execute']>>[number]

const readSummaries = onceFor((gender: Gender, visible: Visibility) =>
  compiledQuery((db, wanted: ParametersOf<SummaryRequest>) => summaries(db, wanted, gender, visible)),
)

/**
 * Reads the rows of a page in the order of its ids. The read model chose the ids, and it may lag: this query checks
 * visibility again, so a member who left, paused or blocked a moment ago is left out.
 */
export async function summariesOf(
  db: Db,
  viewer: ViewerIdentity,
  ids: readonly string[],
  today: Day,
  visible: Visibility = 'inLists',
): Promise<SummaryRow[]> {
  if (ids.length === 0) return []
  const read = await readSummaries(viewer.gender, visible)(db, { viewerId: viewer.id, today, ids })
  const rows = new Map(read.map(row => [row.id, row]))
  return ids.flatMap(id => rows.get(id) ?? [])
}

const readFaces = onceFor((gender: Gender) =>
  compiledQuery((db, { viewerId, today, ids }: ParametersOf<SummaryRequest>) =>
    db
      .selectFrom('members')
      .where(sql<boolean>`members.id = any(${ids}::uuid[])`)
      .where(visibility.inLists({ id: viewerId, gender }, today))
      .select(['members.id', 'members.number'])
      .select(photoColumns)
      .select(photoRelationColumn(viewerId)),
  ),
)

/** Reads what the photos of these members need and nothing else of their cards, in no order. Whoever is not visible is left out. */
export const facesOf = async (db: Db, viewer: ViewerIdentity, ids: readonly string[], today: Day) =>
  ids.length === 0 ? [] : readFaces(viewer.gender)(db, { viewerId: viewer.id, today, ids })
