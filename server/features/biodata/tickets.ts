import { z } from 'zod'
import { biodataDesigns, biodataFormats } from '#contract/biodata.ts'
import { languages } from '#domain/words/catalogue.ts'
import type { Secrets } from '#server/ports/secrets.ts'

/** What somebody may fetch once more within five minutes: a download manager asks twice for the same address. */
const ticketSchema = z.object({
  /** Keeps other sealed texts from standing in for a ticket. */
  purpose: z.literal('biodata'),
  id: z.guid(),
  memberId: z.guid(),
  /** The session that asked. When it ends, so does the ticket. */
  session: z.string(),
  language: z.enum(languages),
  design: z.enum(biodataDesigns),
  format: z.enum(biodataFormats),
  /** Whether the owner chose to have the kundali drawn. */
  kundali: z.boolean(),
  /** What the owner adds to this copy of their own, or null. */
  contact: z.object({ motherName: z.string() }).nullable(),
  expiresAt: z.number(),
})
export type Ticket = Omit<z.output<typeof ticketSchema>, 'purpose' | 'expiresAt'>

const fiveMinutes = 5 * 60_000

export function ticketAddress(secrets: Secrets, ticket: Ticket, now: Date): string {
  const sealed = secrets.seal(JSON.stringify({ purpose: 'biodata', ...ticket, expiresAt: now.getTime() + fiveMinutes }))
  return `/api/get/biodata?uuid=${ticket.memberId}&ticket=${sealed.toString('base64url')}`
}

/** Null for what was never given out, was changed or has expired. */
export function readTicket(secrets: Secrets, text: string, now: Date): Ticket | null {
  try {
    const ticket = ticketSchema.parse(JSON.parse(secrets.open(Buffer.from(text, 'base64url'))))
    return ticket.expiresAt > now.getTime() ? ticket : null
  } catch {
    return null
  }
}
