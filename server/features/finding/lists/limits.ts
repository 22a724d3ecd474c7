import type { Viewer } from '#server/http/viewer.ts'
import type { RowsRead } from './rows-read.ts'

/** Enough for a family that looks at everybody, too few for a program that copies the lists. */
export const rowsADay = { free: 1_000, paid: 3_000 }

/** Counts the rows of other families on a page, or refuses. A row that was read today before is free. */
export const limitRows = (
  rowsRead: RowsRead,
  { id, paid }: Pick<Viewer, 'id' | 'paid'>,
  rows: readonly { number: number }[],
): Promise<void> => rowsRead.countOrRefuse(id, paid ? rowsADay.paid : rowsADay.free, rows)
