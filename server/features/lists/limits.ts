import type { Limits } from '#server/http/limits.ts'
import type { Viewer } from '#server/http/viewer.ts'
import type { RowsRead } from './rows-read.ts'
import { pageLimitSentence } from './words.ts'

export const pagesPerHour = 300
const pageLimit = { hits: pagesPerHour, seconds: 3600, sentence: pageLimitSentence }

/** Counts one more page of a list, or refuses. */
export const limitPages = (limits: Limits, viewer: Viewer): Promise<void> =>
  limits.spendOrRefuse(`pages ${viewer.id}`, pageLimit)

/** Generous to a family that looks at everybody, useless to whoever copies the lists. */
export const rowsADay = { free: 1_000, paid: 3_000 }

/** Counts the rows of other families on a page, or refuses. A row that was read today before is free. */
export const limitRows = (
  rowsRead: RowsRead,
  { id, paid }: Pick<Viewer, 'id' | 'paid'>,
  rows: readonly { number: number }[],
): Promise<void> => rowsRead.countOrRefuse(id, paid ? rowsADay.paid : rowsADay.free, rows)
