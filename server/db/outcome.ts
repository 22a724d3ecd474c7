import type { DeleteResult, SelectQueryBuilder, UpdateResult } from 'kysely'

interface Asks<Result> {
  executeTakeFirst(): Promise<Result>
}

/** Whether the query finds a row, or the write returned one. */
export const findsRow = async (query: Asks<unknown>): Promise<boolean> => (await query.executeTakeFirst()) !== undefined

/** Whether a guarded write has changed its row. */
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

/** Limits a list to one page, for `$call`. The first page is zero. */
export const pageAt =
  (offset: number, size: number) =>
  <Tables, Named extends keyof Tables, Row>(query: SelectQueryBuilder<Tables, Named, Row>) =>
    query.limit(size).offset(offset * size)
