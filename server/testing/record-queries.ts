import type { CompiledQuery, KyselyPlugin, RootOperationNode } from 'kysely'
import type { Db } from '#server/db/open.ts'

/** The same database, and the queries that went through the returned handle. */
export function recordQueries(db: Db): { db: Db; count(): number; since(count: number): CompiledQuery[] } {
  const nodes: RootOperationNode[] = []
  let count = 0
  const recorder: KyselyPlugin = {
    transformQuery({ node }) {
      count++
      // A bench makes too many to keep; nobody reads more than the last ones.
      if (nodes.length < 1_000) nodes.push(node)
      return node
    },
    transformResult: async ({ result }) => result,
  }
  const executor = db.getExecutor()
  return {
    db: db.withPlugin(recorder),
    count: () => count,
    since: before => nodes.slice(before).map(node => executor.compileQuery(node, { queryId: 'recorded' })),
  }
}
