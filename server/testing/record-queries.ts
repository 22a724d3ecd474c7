import type { CompiledQuery, InsertQueryNode, KyselyPlugin, RootOperationNode } from 'kysely'
import type { Db } from '#server/db/open.ts'

/** A bench makes too many to keep; nobody reads more than the last ones. */
const mostKept = 1_000

/** Security events are written by a timer after the answer, so they belong to no call. */
const isWrittenLater = (node: { kind: string }): boolean =>
  node.kind === 'InsertQueryNode' && JSON.stringify((node as InsertQueryNode).into).includes('"security_events"')

/** The same database, and the queries that went through the returned handle. */
export function recordQueries(db: Db): { db: Db; count(): number; since(count: number): CompiledQuery[] } {
  const kept: (() => CompiledQuery)[] = []
  let count = 0
  const note = (query: () => CompiledQuery) => {
    count++
    if (kept.length < mostKept) kept.push(query)
  }
  const executor = db.getExecutor()
  const recorder: KyselyPlugin = {
    transformQuery({ node }) {
      if (!isWrittenLater(node)) note(() => executor.compileQuery(node as RootOperationNode, { queryId: 'recorded' }))
      return node
    },
    transformResult: async ({ result }) => result,
  }
  const recorded = db.withPlugin(recorder)
  // A query that was compiled before passes no plugin.
  const executeQuery: Db['executeQuery'] = query => {
    if (!('compile' in query)) note(() => query)
    return recorded.executeQuery(query)
  }
  return {
    db: new Proxy(recorded, {
      get(target, name) {
        if (name === 'executeQuery') return executeQuery
        const value: unknown = Reflect.get(target, name)
        // `fn` is a function with functions on it, which a bound copy would not have.
        return typeof value === 'function' && name !== 'fn' ? value.bind(target) : value
      },
    }),
    count: () => count,
    since: before => kept.slice(before).map(query => query()),
  }
}
