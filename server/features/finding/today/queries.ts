import { sql } from 'kysely'
import { dayInIndia } from '#domain/calendar.ts'
import type { Gender } from '#domain/limits.ts'
import { onceFor } from '#server/db/compiled-query.ts'
import type { Db } from '#server/db/open.ts'
import { type ActivityList, type InterestState, readEntries } from '#server/features/finding/activity/queries.ts'
import { entryPageReader } from '#server/features/finding/lists/queries.ts'
import { type SummaryRow, summariesOf } from '#server/features/finding/lists/summary-queries.ts'
import { readContactViews } from '#server/features/money/memberships/contact-views.ts'
import { ownWords } from '#server/features/relations/contact-outcomes/queries.ts'
import { relationFrom } from '#server/features/relations/pair/relation-columns.ts'
import { isLeftToCandidate } from '#server/features/shared/last-word/rules.ts'
import type { Viewer } from '#server/http/viewer.ts'
import { isAskedFor, mostFaces, mostLookedAt } from './rules.ts'

interface NextStep {
  step: 'ANSWER' | 'REACHED' | 'OPEN' | null
  count: number
  rows: readonly SummaryRow[]
  viewsLeft: number
}
const none: NextStep = { step: null, count: 0, rows: [], viewsLeft: 0 }

/** The interests that were accepted, whoever sent them; the first one comes first. */
const readAccepted = onceFor((gender: Gender) =>
  entryPageReader(
    {
      rows: id => sql`select case sender_id when ${id} then receiver_id else sender_id end as member_id, status_at as at
        from interests where (sender_id = ${id} or receiver_id = ${id}) and status = 'accepted'`,
      visible: 'toParty',
    },
    { gender, direction: 'asc', isOfOneStatus: false },
  ),
)

/**
 * The first thing that another family waits for. What comes after it in the order is not read. Whoever paid and opened no number yet is
 * offered that of the family that said yes first, else of the one that was looked at last.
 */
export async function readNextStep(db: Db, viewer: Viewer, now: Date): Promise<NextStep> {
  const read = (list: ActivityList, status: InterestState | null, limit: number) =>
    readEntries(
      list,
      viewer.gender,
      status ? 'of one status' : 'all',
    )(db, {
      viewerId: viewer.id,
      today: dayInIndia(now),
      status,
      offset: 0,
      limit,
    })
  const isLeft = isLeftToCandidate(viewer)
  const waiting = await read('received', 'pending', isLeft ? mostLookedAt : mostFaces)
  // Whoever may not say yes is led to those of whom the candidate was not asked yet.
  const open = waiting.rows.filter(row => !isLeft || wasNotAsked(row, viewer.id))
  const count = waiting.count - (waiting.rows.length - open.length)
  if (open.length > 0) return { ...none, step: 'ANSWER', count, rows: open.slice(0, mostFaces) }

  const opened = await read('contacts', null, mostFaces)
  if (opened.count > 0) {
    const lately = opened.rows.filter(row => isAskedFor(row.entry_at, now))
    const said = await ownWords(
      db,
      viewer.id,
      lately.map(row => row.id),
    )
    const unheard = lately.find(row => !said.get(row.id)?.outcome)
    return unheard ? { ...none, step: 'REACHED', count: 1, rows: [unheard] } : none
  }

  const views = viewer.paid ? await readContactViews(db, viewer.id, now) : null
  if (!views || views.left === 0) return none
  const agreed = await readAccepted(viewer.gender)(db, {
    viewerId: viewer.id,
    today: dayInIndia(now),
    status: null,
    offset: 0,
    limit: 1,
  })
  const looked = agreed.count > 0 ? [] : (await read('viewed', null, mostFaces)).rows
  const [family] = [...agreed.rows, ...looked.filter(row => row.interest?.status !== 'rejected')]
  return family ? { step: 'OPEN', count: 1, rows: [family], viewsLeft: views.left } : none
}

const wasNotAsked = (row: SummaryRow, viewerId: string): boolean =>
  relationFrom(row, viewerId).received?.asks.length === 0

/** Of whom the own candidate was asked last, whatever became of it. */
export async function readAsked(db: Db, viewer: Viewer, now: Date): Promise<SummaryRow[]> {
  const { rows } = await sql<{ id: string }>`
    select case sender_id when ${viewer.id} then receiver_id else sender_id end as id
    from interests, lateral (values (case sender_id when ${viewer.id} then sender_asks else receiver_asks end)) own(asks)
    where (sender_id = ${viewer.id} or receiver_id = ${viewer.id}) and status <> 'cancelled' and asks <> '{}'
    order by asks[cardinality(asks)] desc limit ${mostFaces}`.execute(db)
  const ids = rows.map(({ id }) => id)
  return summariesOf(db, viewer, ids, dayInIndia(now), 'toParty')
}
