import { isIPv6 } from 'node:net'
import { sql } from 'kysely'
import type { Db } from '#server/db/open.ts'
import type { Clock } from '#server/ports/clock.ts'
import { Refusal, type Sentence } from './refusal.ts'

export interface Limit {
  hits: number
  seconds: number
  /** What the member is told in place of the usual sentence. */
  sentence?: Sentence
}
export interface Limits {
  /** Counts one hit, or refuses. Never inside an open transaction: the count must outlive a rollback. */
  count(key: string, limit: Limit): Promise<void>
  /** Whether the key is already used up, without counting. */
  mayPass(key: string, limit: Limit): Promise<void>
  forget(key: string): Promise<void>
}

/** One address may be a whole mobile network, so these are wide; the narrow limits are per identity. */
export const perAddress: Limit = { hits: 600, seconds: 15 * 60 }

/** An IPv6 household owns a /64: its addresses count as one. */
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

/** Shared by all nodes through the database; a key known to be used up is refused from memory without asking it. */
export function databaseLimits(db: Db, clock: Clock): Limits {
  const usedUp = new Map<string, Date>()
  const refuseIfUsedUp = (key: string, limit: Limit, now: Date) => {
    const until = usedUp.get(key)
    if (!until) return
    if (until > now) throw slowDown(limit, until, now)
    usedUp.delete(key)
  }
  const refuseOver = (key: string, limit: Limit, resetsAt: Date, now: Date) => {
    if (usedUp.size > 10_000) usedUp.clear()
    usedUp.set(key, resetsAt)
    throw slowDown(limit, resetsAt, now)
  }
  return {
    async count(key, limit) {
      const now = clock.now()
      refuseIfUsedUp(key, limit, now)
      const fresh = new Date(now.getTime() + limit.seconds * 1000)
      // One statement: a read before the write would let parallel tries through.
      const row = await db
        .insertInto('rate_limits')
        .values({ key, hits: 1, resets_at: fresh })
        .onConflict(conflict =>
          conflict.column('key').doUpdateSet({
            hits: sql`case when rate_limits.resets_at <= ${now} then 1 else rate_limits.hits + 1 end`,
            resets_at: sql`case when rate_limits.resets_at <= ${now} then excluded.resets_at else rate_limits.resets_at end`,
          }),
        )
        .returning(['hits', 'resets_at'])
        .executeTakeFirstOrThrow()
      if (row.hits > limit.hits) refuseOver(key, limit, row.resets_at, now)
    },
    async mayPass(key, limit) {
      const now = clock.now()
      refuseIfUsedUp(key, limit, now)
      const row = await db.selectFrom('rate_limits').selectAll().where('key', '=', key).executeTakeFirst()
      if (row && row.resets_at > now && row.hits >= limit.hits) refuseOver(key, limit, row.resets_at, now)
    },
    async forget(key) {
      usedUp.delete(key)
      await db.deleteFrom('rate_limits').where('key', '=', key).execute()
    },
  }
}
