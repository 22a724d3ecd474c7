import type { DeleteResult, SelectQueryBuilder, UpdateResult } from 'kysely'

interface Asks<Result> {
  executeTakeFirst(): Promise<Result>
}

/** Whether there is such a row, or a write that returns its rows has written one. */
export const findsRow = async (query: Asks<unknown>): Promise<boolean> => (await query.executeTakeFirst()) !== undefined

/** Whether a guarded write has met its row. */
export const hasUpdated = async (write: Asks<UpdateResult>): Promise<boolean> =>
  (await write.executeTakeFirst()).numUpdatedRows > 0n

export const hasDeleted = async (write: Asks<DeleteResult>): Promise<boolean> =>
  (await write.executeTakeFirst()).numDeletedRows > 0n

export const rowCount = async <Tables, Named extends keyof Tables, Row>(
  query: SelectQueryBuilder<Tables, Named, Row>,
): Promise<number> => {
  const counted = query.select(eb => eb.fn.countAll<number>().as('count')).$castTo<{ count: number }>()
  return (await counted.executeTakeFirstOrThrow()).count
}

/** Cuts a page out of a list, by `$call`. The first page is zero. */
export const pageAt =
  (offset: number, size: number) =>
  <Tables, Named extends keyof Tables, Row>(query: SelectQueryBuilder<Tables, Named, Row>) =>
    query.limit(size).offset(offset * size)
