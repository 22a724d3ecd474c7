import { sql } from 'kysely'
import type { Db } from '#server/db/open.ts'
import { visiblePhotosOf } from '#server/features/photos/queries.ts'
import { pairExists } from '#server/features/visibility/pair-exists.ts'
import type { ViewerIdentity } from '#server/features/visibility/rules.ts'
import { visibleInLists } from '#server/features/visibility/visible-members.ts'

/** What the viewer did towards each member. */
const viewerActions = (viewerId: string) => [
  pairExists('interestSent', viewerId).as('interest_sent'),
  pairExists('shortlisted', viewerId).as('shortlisted'),
  pairExists('reported', viewerId).as('reported'),
  pairExists('contactViewed', viewerId).as('contact_viewed'),
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
    ])
    .select(eb => visiblePhotosOf(eb).as('photos'))
    .select(viewerActions(viewer.id))
    .execute()
export type SummaryRow = Awaited<ReturnType<typeof readSummaries>>[number]

/**
 * Reads the rows of a page in the order of its ids. The read model chose the ids, and it may lag: this query checks
 * visibility again, so a member who left, paused or blocked a moment ago is left out.
 */
export async function summariesOf(db: Db, viewer: ViewerIdentity, ids: readonly string[]): Promise<SummaryRow[]> {
  if (ids.length === 0) return []
  const rows = new Map((await readSummaries(db, viewer, ids)).map(row => [row.id, row]))
  return ids.flatMap(id => rows.get(id) ?? [])
}
