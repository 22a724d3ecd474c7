import { isIPv6 } from 'node:net'
import { sql } from 'kysely'
import type { LimitName } from '#contract/index.ts'
import type { MessageChannel } from '#domain/telling/channels.ts'
import { compiledQuery, type ParametersOf } from '#server/db/compiled-query.ts'
import { noWaitForDisk } from '#server/db/no-wait-for-disk.ts'
import type { Db } from '#server/db/open.ts'
import type { Clock } from '#server/ports/clock.ts'
import type { Secrets } from '#server/ports/secrets.ts'
import { type CountedQuery, countedQuery } from './counted-query.ts'
import { hitLeases } from './hit-leases.ts'
import { Refusal, type Sentence } from './refusal.ts'

export interface Limit {
  hits: number
  seconds: number
  /** Replaces the usual sentence of the refusal. */
  sentence?: Sentence
}
export const perHour = (hits: number): Limit => ({ hits, seconds: 60 * 60 })
export const perDay = (hits: number): Limit => ({ hits, seconds: 24 * 60 * 60 })

/** The outcome of counting one hit. */
export interface Counted {
  hits: number
  isAbove: boolean
  /** False when the node remembered that the key is above its limit. There is then no hit to give back. */
  isCounted: boolean
  /** Makes the refusal for a caller above the limit. */
  refusal(): Refusal
}
/** Limits that no call declares: for every public call that writes, each message of the service, printing and pages by link. */
type LimitOfNoCall = 'address' | Lowercase<MessageChannel> | 'biodata ticket' | 'wrong see links' | 'see page'
/** A key begins with the name of its limit. A limit that no call declares does not compile. */
export type LimitKey = `${LimitName | LimitOfNoCall} ${string}`

const rowId = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i
/**
 * A key as the table has it. Numbers, email and network addresses become hashes, because a count outlives the member it is about;
 * word by word, so that what begins with a key still begins with it.
 */
export const storedKey = ({ lastingHash }: Pick<Secrets, 'lastingHash'>, key: string): string =>
  key.replace(/\S*[\d@]\S*/g, word =>
    rowId.test(word) ? word : lastingHash(`limit ${word}`).toString('base64url').slice(0, 22),
  )

/** Only `countAndQuery` may run in a transaction, because a rollback would undo the count of the others. */
export interface Limits {
  /** Counts one hit, and refuses above the limit. */
  countOrRefuse(key: LimitKey, limit: Limit): Promise<void>
  /**
   * Counts one hit of a call that members make often, and refuses above the limit. The node takes a few hits at a time, so
   * most calls write nothing. The limit is never exceeded, but a few hits may be lost, and a reset does not return hits that
   * a node has taken.
   */
  spendOrRefuse(key: LimitKey, limit: Limit): Promise<void>
  /**
   * Counts one hit and runs a query for at most one row in the same statement. The columns are null when there is no row. In a
   * transaction only committed hits count: a refused one counts for nothing, and the limit holds all the same.
   */
  countAndQuery<V extends object, T extends object>(
    key: LimitKey,
    limit: Limit,
    query: CountedQuery<V, T>,
    values: V,
    trx?: Db,
  ): Promise<T>
  /** Counts one hit, for a caller who decides what being above the limit means. */
  count(key: LimitKey, limit: Limit): Promise<Counted>
  /** How often the key was hit in its running period. Counts nothing. */
  hitsOf(key: LimitKey): Promise<number>
  /** Whether the next hit would be above the limit. Counts nothing. */
  isUsedUp(key: LimitKey, limit: Limit): Promise<boolean>
  /** Gives back one hit of an attempt that turned out to be right. */
  giveBack(key: LimitKey): Promise<void>
  reset(key: LimitKey): Promise<void>
  /** Resets every key that begins with this text. */
  resetAll(prefix: LimitKey): Promise<void>
}

/** A whole mobile network may share one address, so this limit is wide. The narrow limits are per identity. */
export const perAddress: Limit = { hits: 600, seconds: 15 * 60 }

/** Stored files. A refused file is given back, so that a family may try until a photo is right. */
export const storedUploads: Limit = { hits: 20, seconds: 3600 }
/** Each try is decoded, whether it is then stored or refused. */
export const uploadTries: Limit = { hits: 60, seconds: 3600 }

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

const onlyCounted = countedQuery<object, object>(() => sql`select`)
/** A crash of the database may lose the hits of its last moment. */
const takeHits = compiledQuery(
  (_db, { key, hits, now, nextReset }: ParametersOf<{ key: string; hits: number; now: Date; nextReset: Date }>) =>
    sql<{ hits: number; resets_at: Date }>`
      insert into rate_limits (key, hits, resets_at)
      select ${key}::text, ${hits}::int, ${nextReset}::timestamptz from ${noWaitForDisk}
      on conflict (key) do update set
        hits = case when rate_limits.resets_at <= ${now} then excluded.hits else rate_limits.hits + excluded.hits end,
        resets_at = case when rate_limits.resets_at <= ${now} then excluded.resets_at else rate_limits.resets_at end
      returning hits, resets_at`,
)

// Another node may reset a key, so a node trusts its own memory of a refusal only for this long.
const memoryMs = 1000

/** All nodes share the counts in the database. Each node remembers the keys above their limit for a moment. */
export function databaseLimits({ db, clock, secrets }: { db: Db; clock: Clock; secrets: Secrets }): Limits {
  const stored = (key: string) => storedKey(secrets, key)
  const exceeded = new Map<string, { until: Date; readAt: number }>()

  function remembered(key: string, now: Date): Date | null {
    const entry = exceeded.get(key)
    if (!entry) return null
    const age = now.getTime() - entry.readAt
    if (entry.until > now && age >= 0 && age < memoryMs) return entry.until
    exceeded.delete(key)
    return null
  }

  function remember(key: string, until: Date, now: Date) {
    if (exceeded.size > 10_000) exceeded.clear()
    exceeded.set(key, { until, readAt: now.getTime() })
  }

  async function countWith<V extends object, T extends object>(
    key: string,
    limit: Limit,
    query: CountedQuery<V, T>,
    values: V,
    on: Db = db,
  ) {
    const now = clock.now()
    const until = remembered(key, now)
    if (until)
      return {
        hits: limit.hits + 1,
        isAbove: true,
        isCounted: false,
        refusal: () => slowDown(limit, until, now),
        row: null,
      }
    const nextReset = new Date(now.getTime() + limit.seconds * 1000)
    const [row] = await query(on, { ...values, key: stored(key), now, nextReset })
    if (!row) throw new Error('the database counted nothing')
    const isAbove = row.hits > limit.hits
    if (isAbove) remember(key, row.resets_at, now)
    return { hits: row.hits, isAbove, isCounted: true, refusal: () => slowDown(limit, row.resets_at, now), row }
  }

  async function hitsOf(key: LimitKey): Promise<number> {
    const row = await db
      .selectFrom('rate_limits')
      .select('hits')
      .where('key', '=', stored(key))
      .where('resets_at', '>', clock.now())
      .executeTakeFirst()
    return row?.hits ?? 0
  }

  const leases = hitLeases(clock, async (key, limit: Limit, wanted) => {
    const now = clock.now()
    const nextReset = new Date(now.getTime() + limit.seconds * 1000)
    const [row] = await takeHits(db, { key: stored(key), hits: wanted, now, nextReset })
    if (!row) throw new Error('the database counted nothing')
    return { hits: Math.max(0, Math.min(wanted, limit.hits - (row.hits - wanted))), resetsAt: row.resets_at }
  })

  return {
    async spendOrRefuse(key, limit) {
      const now = clock.now()
      const refusedUntil = remembered(key, now)
      if (refusedUntil) throw slowDown(limit, refusedUntil, now)
      const until = await leases.spend(key, limit)
      if (!until) return
      remember(key, until, now)
      throw slowDown(limit, until, now)
    },
    async countAndQuery(key, limit, query, values, trx) {
      const { isAbove, refusal, row } = await countWith(key, limit, query, values, trx)
      if (isAbove || !row) throw refusal()
      return row
    },
    async countOrRefuse(key, limit) {
      const { isAbove, refusal } = await countWith(key, limit, onlyCounted, {})
      if (isAbove) throw refusal()
    },
    count: (key, limit) => countWith(key, limit, onlyCounted, {}),
    hitsOf,
    isUsedUp: async (key, limit) => (await hitsOf(key)) >= limit.hits,
    async giveBack(key) {
      await db
        .updateTable('rate_limits')
        .set({ hits: sql`greatest(hits - 1, 0)` })
        .where('key', '=', stored(key))
        .execute()
    },
    async reset(key) {
      exceeded.delete(key)
      await db.deleteFrom('rate_limits').where('key', '=', stored(key)).execute()
    },
    async resetAll(prefix) {
      for (const key of exceeded.keys()) if (key.startsWith(prefix)) exceeded.delete(key)
      await db
        .deleteFrom('rate_limits')
        .where(sql<boolean>`starts_with(key, ${stored(prefix)})`)
        .execute()
    },
  }
}
