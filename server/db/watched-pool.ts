import pg from 'pg'
import { DatabaseAway } from './failures.ts'
import { destroyConnection, watchDatabase } from './watch.ts'

/** Frees the place of a connection attempt that was never answered. The watch tells callers sooner. */
const connectWithin = 10_000

/** A node's statements are cancelled after this time. Tools that load or change everything have no such limit. */
export const statementSeconds = 30

export interface PoolOptions {
  connections?: number
  statementSeconds?: number
  /** Called for every lost connection, so that an operator can read why. */
  onConnectionLost?: (error: Error) => void
}

/** A pool whose callers fail at once when the database stops answering, whatever they are waiting for. */
export function watchedPool(url: string, options: PoolOptions) {
  const pool = new pg.Pool({
    connectionString: url,
    max: options.connections ?? 10,
    connectionTimeoutMillis: connectWithin,
    keepAlive: true,
    ...(options.statementSeconds && {
      statement_timeout: options.statementSeconds * 1000,
      idle_in_transaction_session_timeout: options.statementSeconds * 1000,
    }),
  })
  const watch = watchDatabase(url)
  const connected = new Set<pg.PoolClient>()
  const waiting = new Set<() => void>()
  // The next query replaces an idle connection that was lost. Without this handler the loss would end the process. The
  // client below tells of it.
  pool.on('error', () => {})
  pool.on('connect', client => {
    watch.start()
    connected.add(client)
    // The pool listens only while a client is idle. A loss during a query reaches its caller as a rejection.
    client.on('error', error => options.onConnectionLost?.(error))
  })
  pool.on('remove', client => connected.delete(client))
  watch.onChange(isAway => {
    if (!isAway) return
    // A frozen server answers no statement under way, and its callers need not wait for that.
    for (const client of connected) destroyConnection(client)
    for (const giveUp of waiting) giveUp()
  })

  return {
    availability: watch,
    connections: () => ({
      busy: pool.totalCount - pool.idleCount,
      idle: pool.idleCount,
      waiting: pool.waitingCount,
    }),
    connect(): Promise<pg.PoolClient> {
      // The error is made only when it is thrown, because its stack costs more than a connection from the pool.
      const noAnswer = () => new DatabaseAway('the database does not answer')
      if (watch.isAway()) return Promise.reject(noAnswer())
      const isFree = pool.idleCount > 0 && pool.waitingCount === 0
      const connecting = pool.connect()
      if (isFree) return connecting
      return new Promise<pg.PoolClient>((resolve, reject) => {
        const giveUp = () => {
          waiting.delete(giveUp)
          reject(noAnswer())
        }
        waiting.add(giveUp)
        connecting.then(
          client => {
            // The caller has given up, so a connection that arrives after all is released.
            if (waiting.delete(giveUp)) resolve(client)
            else client.release()
          },
          error => {
            waiting.delete(giveUp)
            reject(error as Error)
          },
        )
      })
    },
    async end() {
      await watch.close()
      await pool.end()
    },
  }
}
