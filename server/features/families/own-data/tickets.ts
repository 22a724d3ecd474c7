import { z } from 'zod'
import { openTicket, sealTicket, ticketFields } from '#server/http/tickets.ts'
import type { Secrets } from '#server/ports/secrets.ts'

/** Only the session that gave the password can use the ticket. */
const ticketSchema = z.object({ ...ticketFields, purpose: z.literal('own data'), memberId: z.guid() })
type DataTicket = Omit<z.output<typeof ticketSchema>, 'purpose' | 'expiresAt'>

export const dataAddress = (secrets: Secrets, ticket: DataTicket, now: Date): string =>
  `/api/user/data?ticket=${sealTicket(secrets, { purpose: 'own data', ...ticket }, now)}`

export const readDataTicket = (secrets: Secrets, text: string | undefined, now: Date) =>
  openTicket(secrets, ticketSchema, text, now)
