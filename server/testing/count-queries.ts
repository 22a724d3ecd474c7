import type { KyselyPlugin } from 'kysely'
import type { Db } from '#server/db/open.ts'

/** The same database, and how many queries it has answered through the returned handle. */
export function countQueries(db: Db): { db: Db; count(): number } {
  let count = 0
  const counter: KyselyPlugin = {
    transformQuery: ({ node }) => node,
    async transformResult({ result }) {
      count++
      return result
    },
  }
  return { db: db.withPlugin(counter), count: () => count }
}
