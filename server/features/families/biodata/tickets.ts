import { z } from 'zod'
import { biodataDesigns, biodataFormats } from '#contract/families/biodata.ts'
import { openTicket, sealTicket, ticketFields } from '#server/http/tickets.ts'
import type { Secrets } from '#server/ports/secrets.ts'

/** A ticket may be used again within five minutes, because a download manager fetches the same address twice. */
const ticketSchema = z.object({
  ...ticketFields,
  purpose: z.literal('biodata'),
  id: z.guid(),
  memberId: z.guid(),
  design: z.enum(biodataDesigns),
  format: z.enum(biodataFormats),
  /** Whether the owner chose to have the kundali drawn. */
  kundali: z.boolean(),
  /** What the owner adds to this copy of their own, or null. */
  contact: z.object({ motherName: z.string() }).nullable(),
})
export type Ticket = Omit<z.output<typeof ticketSchema>, 'purpose' | 'expiresAt'>

export const ticketAddress = (secrets: Secrets, ticket: Ticket, now: Date): string =>
  `/api/get/biodata?uuid=${ticket.memberId}&ticket=${sealTicket(secrets, { purpose: 'biodata', ...ticket }, now)}`

export const readTicket = (secrets: Secrets, text: string | undefined, now: Date) =>
  openTicket(secrets, ticketSchema, text, now)
