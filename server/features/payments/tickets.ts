import type { Language } from '#domain/words/catalogue.ts'
import type { Db } from '#server/db/open.ts'
import type { Schema } from '#server/db/schema.ts'
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

/** The address to open, once and within a minute. The table holds a hash, because addresses end up in the logs of proxies. */
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

/** Takes the ticket out of the table. Null for one that is unknown, used, expired, or of another plan or type. */
export async function useTicket(db: Db, token: string, wanted: { planId: string; type: string }, now: Date) {
  const ticket = await db
    .deleteFrom('payment_tickets')
    .where('ticket_hash', '=', tokenHash(token))
    .returningAll()
    .executeTakeFirst()
  if (!ticket || ticket.expires_at <= now) return null
  return ticket.plan_id === wanted.planId.toLowerCase() && ticket.type === wanted.type ? ticket : null
}
