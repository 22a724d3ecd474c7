import type { Insertable } from 'kysely'
import type { Db } from '#server/db/open.ts'
import type { Schema } from '#server/db/schema.ts'
import type { SecurityEvent } from '#server/http/security-log.ts'
import type { Clock } from '#server/ports/clock.ts'
import { newId } from '#server/ports/ids.ts'
import type { Secrets } from '#server/ports/secrets.ts'
import { eventAddressHash, eventContactHash } from './queries.ts'

type EventRow = Insertable<Schema['security_events']>

interface EventDependencies {
  db: Db
  clock: Clock
  secrets: Secrets
}
export interface SecurityEventWriter {
  add(event: SecurityEvent): void
  /** Writes the events that wait. */
  flush(): Promise<void>
  close(): Promise<void>
}

const everyMs = 1_000
/** So many different events wait at most. A flood beyond that becomes one row with its number; the log has each event. */
const maxWaiting = 2_000

/**
 * Writes security events after the answer, those of a second in one statement, so that no call waits for them. Equal ones are
 * counted, so that a refused call repeated a thousand times fills one row. A node that is killed loses the events of a second
 * here, but none in the log, which is written at once.
 */
export function securityEventWriter(
  { db, clock, secrets }: EventDependencies,
  onError: (error: unknown) => void,
): SecurityEventWriter {
  let waiting = new Map<string, { event: SecurityEvent; at: Date; count: number }>()
  let dropped = 0
  let timer: NodeJS.Timeout | null = null
  let writing = Promise.resolve()

  function rowOf({ event, at, count }: { event: SecurityEvent; at: Date; count: number }): EventRow {
    const { address, contact } = event
    return {
      id: newId(at),
      at,
      event: event.event,
      member_id: event.member ?? null,
      staff_id: event.staff ?? null,
      code: event.code ?? event.budget?.replace(/[^a-z]+/g, '_').slice(0, 40) ?? null,
      call: event.call?.slice(0, 100) ?? null,
      count,
      address_hash: address ? eventAddressHash(secrets, address) : null,
      contact_hash: contact ? eventContactHash(secrets, contact) : null,
      sealed: address || contact ? secrets.seal(JSON.stringify({ address, contact })) : null,
    }
  }

  async function write(): Promise<void> {
    const rows = [...waiting.values()].map(rowOf)
    if (dropped > 0) rows.push(rowOf({ event: { event: 'events_dropped' }, at: clock.now(), count: dropped }))
    waiting = new Map()
    dropped = 0
    if (rows.length > 0) await db.insertInto('security_events').values(rows).execute()
  }

  function flush(): Promise<void> {
    if (timer) clearTimeout(timer)
    timer = null
    writing = writing.then(write).catch(onError)
    return writing
  }

  return {
    add(event) {
      const key = JSON.stringify(event)
      const same = waiting.get(key)
      if (same) same.count++
      else if (waiting.size < maxWaiting) waiting.set(key, { event, at: clock.now(), count: 1 })
      else dropped++
      timer ??= setTimeout(() => void flush(), everyMs).unref()
    },
    flush,
    close: flush,
  }
}

const contactKeys = ['email', 'mobile', 'mobile_number', 'username'] as const

/** The contact in the body of a refused call: anybody who tries to log in types one. */
export function typedContact(body: unknown): { contact?: string } {
  if (typeof body !== 'object' || body === null) return {}
  const sent = body as Record<string, unknown>
  const typed = contactKeys.map(key => sent[key]).find(value => typeof value === 'string' && value.trim() !== '')
  return typeof typed === 'string' ? { contact: typed.slice(0, 100) } : {}
}
