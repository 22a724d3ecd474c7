import { z } from 'zod'
import { languages } from '#domain/words/catalogue.ts'
import type { Secrets } from '#server/ports/secrets.ts'

const ticketSchema = z.object({
  /** Keeps other sealed texts from standing in for a ticket. */
  purpose: z.literal('own data'),
  memberId: z.guid(),
  /** The session that gave the password. No other can use the ticket. */
  session: z.string(),
  language: z.enum(languages),
  expiresAt: z.number(),
})
type DataTicket = Omit<z.output<typeof ticketSchema>, 'purpose' | 'expiresAt'>

const fiveMinutes = 5 * 60_000

export function dataAddress(secrets: Secrets, ticket: DataTicket, now: Date): string {
  const text = JSON.stringify({ purpose: 'own data', ...ticket, expiresAt: now.getTime() + fiveMinutes })
  return `/api/user/data?ticket=${secrets.seal(text).toString('base64url')}`
}

/** Null for what was never given out, was changed or has expired. */
export function readDataTicket(secrets: Secrets, text: string, now: Date): DataTicket | null {
  try {
    const ticket = ticketSchema.parse(JSON.parse(secrets.open(Buffer.from(text, 'base64url'))))
    return ticket.expiresAt > now.getTime() ? ticket : null
  } catch {
    return null
  }
}
