import { dayInIndia } from '#domain/calendar.ts'
import type { Db } from '#server/db/open.ts'
import { type ActivityList, type InterestState, readEntries } from '#server/features/finding/activity/queries.ts'
import type { SummaryRow } from '#server/features/finding/lists/summary-queries.ts'
import { readContactViews } from '#server/features/money/memberships/contact-views.ts'
import { ownWords } from '#server/features/relations/contact-outcomes/queries.ts'
import type { Viewer } from '#server/http/viewer.ts'
import { isAskedFor, mostFaces } from './rules.ts'

interface NextStep {
  step: 'ANSWER' | 'REACHED' | 'OPEN' | null
  count: number
  rows: readonly SummaryRow[]
  viewsLeft: number
}
const none: NextStep = { step: null, count: 0, rows: [], viewsLeft: 0 }

/** The first thing that another family waits for. What comes after it in the order is not read. */
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
  const waiting = await read('received', 'pending', mostFaces)
  if (waiting.count > 0) return { ...none, step: 'ANSWER', count: waiting.count, rows: waiting.rows }

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
  const sent = await read('sent', 'accepted', 1)
  const agreed = sent.count > 0 ? sent : await read('received', 'accepted', 1)
  return agreed.count > 0 ? { step: 'OPEN', count: 1, rows: agreed.rows, viewsLeft: views.left } : none
}
