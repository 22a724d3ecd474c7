import { isIPv6 } from 'node:net'
import { type RawBuilder, sql } from 'kysely'
import type { Db } from '#server/db/open.ts'
import type { Clock } from '#server/ports/clock.ts'
import { Refusal, type Sentence } from './refusal.ts'

export interface Limit {
  hits: number
  seconds: number
  /** Replaces the usual sentence of the refusal. */
  sentence?: Sentence
}
export interface Limits {
  /** Counts one hit, and refuses above the limit. Never call it in a transaction: a rollback would undo the count. */
  countOrRefuse(key: string, limit: Limit): Promise<void>
  /**
   * The same, and in the same statement a query for at most one row. The query may refer to `counted.hits`, so that it
   * writes only below the limit. Its columns are null where it gives no row.
   */
  countAndQuery<T extends object>(key: string, limit: Limit, query: RawBuilder<T>): Promise<T>
  reset(key: string): Promise<void>
}

/** A whole mobile network may share one address, so this limit is wide. The narrow limits are per identity. */
export const perAddress: Limit = { hits: 600, seconds: 15 * 60 }

/** Each upload is decoded, whether it is then stored or refused. */
export const perUploader: Limit = { hits: 20, seconds: 3600 }

/** One household has a whole IPv6 /64, so all its addresses share one key. */
export function addressKey(ip: string): string {
  if (!isIPv6(ip) || ip.startsWith('::ffff:')) return ip.replace('::ffff:', '')
  const [head = '', tail = ''] = ip.split('::')
  const front = head.split(':').filter(Boolean)
  const back = tail.split(':').filter(Boolean)
  const whole = [...front, ...Array(Math.max(0, 8 - front.length - back.length)).fill('0'), ...back]
  return `${whole
    .slice(0, 4)
    .map(part => part.replace(/^0+(?=.)/, ''))
    .join(':')}::/64`
}

function slowDown(limit: Limit, resetsAt: Date, now: Date): Refusal {
  const retryAfterSeconds = Math.max(1, Math.ceil((resetsAt.getTime() - now.getTime()) / 1000))
  return new Refusal('slow_down', { retryAfterSeconds, sentence: limit.sentence })
}

const noQuery = sql<object>`select`

/** All nodes share the counts in the database. Each node remembers the keys above their limit and refuses those itself. */
export function databaseLimits(db: Db, clock: Clock): Limits {
  const exceededUntil = new Map<string, Date>()
  const refuseIfExceeded = (key: string, limit: Limit, now: Date) => {
    const until = exceededUntil.get(key)
    if (!until) return
    if (until > now) throw slowDown(limit, until, now)
    exceededUntil.delete(key)
  }
  async function count<T extends object>(key: string, limit: Limit, query: RawBuilder<T>): Promise<T> {
    const now = clock.now()
    refuseIfExceeded(key, limit, now)
    const nextReset = new Date(now.getTime() + limit.seconds * 1000)
    // One statement counts and reads: a read before the write would let parallel calls through.
    const { rows } = await sql<T & { hits: number; resets_at: Date }>`
      with counted as (
        insert into rate_limits (key, hits, resets_at) values (${key}, 1, ${nextReset})
        on conflict (key) do update set
          hits = case when rate_limits.resets_at <= ${now} then 1 else rate_limits.hits + 1 end,
          resets_at = case when rate_limits.resets_at <= ${now} then excluded.resets_at else rate_limits.resets_at end
        returning hits, resets_at
      ), queried as (${query})
      select counted.hits, counted.resets_at, queried.* from counted left join queried on true`.execute(db)
    const [row] = rows
    if (!row) throw new Error('the database counted nothing')
    if (row.hits <= limit.hits) return row
    if (exceededUntil.size > 10_000) exceededUntil.clear()
    exceededUntil.set(key, row.resets_at)
    throw slowDown(limit, row.resets_at, now)
  }
  return {
    async countOrRefuse(key, limit) {
      await count(key, limit, noQuery)
    },
    countAndQuery: count,
    async reset(key) {
      exceededUntil.delete(key)
      await db.deleteFrom('rate_limits').where('key', '=', key).execute()
    },
  }
}
