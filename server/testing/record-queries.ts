import type { CompiledQuery, InsertQueryNode, KyselyPlugin, RootOperationNode } from 'kysely'
import type { Db } from '#server/db/open.ts'

/** Only the last queries are stored, because a benchmark makes too many. */
const mostRecorded = 1_000

/** Security events are written by a timer after the answer, so they belong to no call. */
const isWrittenLater = (node: { kind: string }): boolean =>
  node.kind === 'InsertQueryNode' && JSON.stringify((node as InsertQueryNode).into).includes('"security_events"')

/** A second handle on the database that records the queries made through it. */
export function recordQueries(db: Db): { db: Db; count(): number; since(count: number): CompiledQuery[] } {
  const kept: (() => CompiledQuery)[] = []
  let count = 0
  const note = (query: () => CompiledQuery) => {
    count++
    if (kept.length < mostRecorded) kept.push(query)
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
  // A query that was compiled before passes no plugin, neither outside a transaction nor in one.
  const withCompiled = (target: Db): Db =>
    new Proxy(target, {
      get(_, name) {
        if (name === 'executeQuery') {
          const executeQuery: Db['executeQuery'] = query => {
            if (!('compile' in query)) note(() => query)
            return target.executeQuery(query)
          }
          return executeQuery
        }
        if (name === 'transaction') return () => transactionOf(target)
        const value: unknown = Reflect.get(target, name)
        // `fn` is a function with functions on it, which a bound copy would not have.
        return typeof value === 'function' && name !== 'fn' ? value.bind(target) : value
      },
    })
  function transactionOf(target: Db) {
    const begun = target.transaction()
    const execute = begun.execute.bind(begun)
    begun.execute = work => execute(trx => work(withCompiled(trx) as typeof trx))
    return begun
  }
  return { db: withCompiled(recorded), count: () => count, since: before => kept.slice(before).map(query => query()) }
}
