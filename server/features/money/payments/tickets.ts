import type { Language } from '#domain/words/catalogue.ts'
import type { Db } from '#server/db/open.ts'
import type { Schema } from '#server/db/schema.ts'
import { newId } from '#server/ports/ids.ts'
import { newToken, tokenHash } from '#server/ports/secrets.ts'

export type PaymentType = Schema['payment_tickets']['type']

const oneMinute = 60_000

interface NewTicket {
  memberId: string
  sessionHash: Buffer
  planId: string
  type: PaymentType
  language: Language
  contactOf: string | undefined
}

/** The address to open within a minute. The table holds a hash, because addresses end up in the logs of proxies. */
export async function newTicketAddress(db: Db, ticket: NewTicket, now: Date): Promise<string> {
  const token = newToken()
  await db
    .insertInto('payment_tickets')
    .values({
      ticket_hash: tokenHash(token),
      session_hash: ticket.sessionHash,
      member_id: ticket.memberId,
      plan_id: ticket.planId,
      type: ticket.type,
      language: ticket.language,
      expires_at: new Date(now.getTime() + oneMinute),
      order_id: newId(now),
    })
    .execute()
  const query = new URLSearchParams({
    plan_id: ticket.planId,
    user_id: ticket.memberId,
    type: ticket.type,
    ticket: token,
    ...(ticket.contactOf && { contact_of: ticket.contactOf }),
  })
  return `/api/payment/initiate?${query}`
}

/**
 * The ticket of an address, with whether it still opens this plan; null for one that is unknown. It is not used up: browsers
 * fetch an address twice (a worker asks ahead, a download manager asks again), and both get its one order.
 */
export async function readTicket(db: Db, token: string, wanted: { planId: string; type: string }, now: Date) {
  const ticket = await db
    .selectFrom('payment_tickets')
    .selectAll()
    .where('ticket_hash', '=', tokenHash(token))
    .executeTakeFirst()
  if (!ticket) return null
  const isOpen =
    ticket.expires_at > now && ticket.plan_id === wanted.planId.toLowerCase() && ticket.type === wanted.type
  return { ...ticket, isOpen }
}
