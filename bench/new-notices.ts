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

async function unread(port: number, token: string): Promise<number> {
  const { status, body } = await ask(port, '/api/notification/count', { token })
  if (status !== 200) throw new Error(`the count answered ${status}`)
  return (JSON.parse(body) as { count: number }).count
}

async function untilRung(port: number, { receiver }: Couple): Promise<number> {
  const began = performance.now()
  while ((await unread(port, receiver)) === 0 && performance.now() - began < 6_000) await pause(5)
  return performance.now() - began
}

/** Milliseconds from the answer to the sender until the receiver's count shows it, for each node. */
export async function noticeDelay(ports: readonly number[], couples: readonly Couple[]): Promise<number[][]> {
  const [first = 0] = ports
  const waits: number[][] = ports.map(() => [])
  for (const couple of couples) {
    // Both nodes have the count in memory before it changes.
    for (const port of ports) if ((await unread(port, couple.receiver)) !== 0) throw new Error('it rang before')
    const sent = await ask(first, '/api/send-intrest', { token: couple.from, body: { to_user_id: couple.to } })
    if (sent.status !== 200) throw new Error(`the interest answered ${sent.status}: ${sent.body}`)
    const delays = await Promise.all(ports.map(port => untilRung(port, couple)))
    for (const [n, delay] of delays.entries()) waits[n]?.push(delay)
    await pause(100)
  }
  return waits
}
