// Interests that one member sends to another while many others poll.
import { setTimeout as pause } from 'node:timers/promises'
import type { Db } from '#server/db/open.ts'
import { tokenHash } from '#server/ports/secrets.ts'
import { ask } from './losses/ask.ts'

export interface Couple {
  /** The sender's session. */
  from: string
  /** The receiver. */
  to: string
  /** The receiver's session. */
  receiver: string
}

/** Pairs of a bride and a groom out of these sessions. */
export async function couplesOf(db: Db, tokens: readonly string[], count: number): Promise<Couple[]> {
  const owners = await Promise.all(
    tokens.map(async token => {
      const owner = await db
        .selectFrom('sessions')
        .innerJoin('members', 'members.id', 'sessions.member_id')
        .select(['members.id', 'members.gender'])
        .where('token_hash', '=', tokenHash(token))
        .executeTakeFirstOrThrow()
      return { ...owner, token }
    }),
  )
  const brides = owners.filter(one => one.gender === 'F')
  const grooms = owners.filter(one => one.gender === 'M')
  return grooms.slice(0, count).flatMap((groom, n) => {
    const bride = brides[n]
    return bride ? [{ from: groom.token, to: bride.id, receiver: bride.token }] : []
  })
}

/** Null where the node had no room to answer. */
async function unread(port: number, token: string): Promise<number | null> {
  const { status, body } = await ask(port, '/api/notification/count', { token })
  return status === 200 ? (JSON.parse(body) as { count: number }).count : null
}

async function untilRung(port: number, { receiver }: Couple): Promise<number> {
  const began = performance.now()
  while (!(await unread(port, receiver)) && performance.now() - began < 6_000) await pause(5)
  return performance.now() - began
}

interface NoticeDelays {
  /** Milliseconds from the answer to the sender until the receiver's count shows it, for each node. */
  waits: number[][]
  /** Couples that were not measured, because a node had no room to answer one of the two. */
  refused: number
}
export async function noticeDelay(ports: readonly number[], couples: readonly Couple[]): Promise<NoticeDelays> {
  const [first = 0] = ports
  const waits: number[][] = ports.map(() => [])
  let refused = 0
  for (const couple of couples) {
    // Both nodes have the count in memory before it changes.
    const before = await Promise.all(ports.map(port => unread(port, couple.receiver)))
    if (before.some(count => count)) throw new Error('it rang before')
    const sent = before.includes(null)
      ? null
      : await ask(first, '/api/send-intrest', { token: couple.from, body: { to_user_id: couple.to } })
    if (sent?.status !== 200) {
      refused++
      continue
    }
    const delays = await Promise.all(ports.map(port => untilRung(port, couple)))
    for (const [n, delay] of delays.entries()) waits[n]?.push(delay)
    await pause(100)
  }
  return { waits, refused }
}
