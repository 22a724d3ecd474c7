import type { Language } from '#domain/words/catalogue.ts'
import type { Db } from '#server/db/open.ts'
import type { Schema } from '#server/db/schema.ts'
import { newId } from '#server/ports/ids.ts'
import { newToken, tokenHash } from '#server/ports/secrets.ts'

export type PaymentType = Schema['payment_tickets']['type']

const lifetimeMs = 60_000

interface NewTicket {
  memberId: string
  sessionHash: Buffer
  planId: string
  type: PaymentType
  language: Language
  contactOf: string | undefined
}

/**
 * Makes a ticket and returns its address, which opens within a minute. The table holds a hash, because addresses end up in
 * the logs of proxies.
 */
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
      expires_at: new Date(now.getTime() + lifetimeMs),
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
 * Reads the ticket of an address and whether it still opens this plan; null for an unknown one. Reading does not use it up:
 * browsers fetch an address twice (a service worker preloads it, a download manager repeats it), and both get the same order.
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
