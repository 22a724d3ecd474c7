import { type ExpressionBuilder, sql } from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import type { Db } from '#server/db/open.ts'
import type { Schema } from '#server/db/schema.ts'
import type { ViewerIdentity } from '#server/features/visibility/rules.ts'
import { visibleInLists } from '#server/features/visibility/visible-members.ts'

const shownPhotos = (eb: ExpressionBuilder<Schema, 'members'>) =>
  jsonArrayFrom(
    eb
      .selectFrom('photos')
      .select('photos.id')
      .whereRef('photos.member_id', '=', 'members.id')
      .where('photos.status', '=', 'shown')
      .orderBy('photos.position'),
  ).as('photos')

/** What the viewer did to each. */
const flags = (viewerId: string) => (eb: ExpressionBuilder<Schema, 'members'>) => [
  eb
    .exists(
      eb
        .selectFrom('interests')
        .select('interests.id')
        .where('interests.sender_id', '=', viewerId)
        .whereRef('interests.receiver_id', '=', 'members.id')
        .where('interests.status', '<>', 'cancelled'),
    )
    .as('interest_sent'),
  eb
    .exists(
      eb
        .selectFrom('shortlists')
        .select('shortlists.id')
        .where('shortlists.member_id', '=', viewerId)
        .whereRef('shortlists.shortlisted_id', '=', 'members.id'),
    )
    .as('shortlisted'),
  eb
    .exists(
      eb
        .selectFrom('reports')
        .select('reports.id')
        .where('reports.reporter_id', '=', viewerId)
        .whereRef('reports.reported_id', '=', 'members.id'),
    )
    .as('reported'),
  eb
    .exists(
      eb
        .selectFrom('contact_views')
        .select('contact_views.at')
        .where('contact_views.viewer_id', '=', viewerId)
        .whereRef('contact_views.viewed_id', '=', 'members.id'),
    )
    .as('contact_viewed'),
]

const readSummaries = (db: Db, viewer: ViewerIdentity, ids: readonly string[]) =>
  db
    .selectFrom('members')
    .where(sql<boolean>`members.id = any(${ids}::uuid[])`)
    .where(visibleInLists(viewer))
    .select([
      'members.id',
      'members.registration_no',
      'members.first_name',
      'members.middle_name',
      'members.last_name',
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
      shownPhotos,
    ])
    .select(flags(viewer.id))
    .execute()
export type SummaryRow = Awaited<ReturnType<typeof readSummaries>>[number]

/**
 * The rows of a page, in its order. Whoever chose the ids, the database has the last word on who may be seen: one who
 * left, paused or blocked a moment ago is not among them.
 */
export async function summariesOf(db: Db, viewer: ViewerIdentity, ids: readonly string[]): Promise<SummaryRow[]> {
  if (ids.length === 0) return []
  const rows = new Map((await readSummaries(db, viewer, ids)).map(row => [row.id, row]))
  return ids.flatMap(id => rows.get(id) ?? [])
}
