import { z } from 'zod'
import { openTicket, sealTicket, ticketFields } from '#server/http/tickets.ts'
import type { Secrets } from '#server/ports/secrets.ts'

const ticketSchema = z.object({ ...ticketFields, purpose: z.literal('sheet'), id: z.guid(), memberId: z.guid() })
export type SheetTicket = Omit<z.output<typeof ticketSchema>, 'purpose' | 'expiresAt'>

export const sheetUrl = '/api/get/guruji-sheet'

export const sheetAddress = (secrets: Secrets, ticket: SheetTicket, now: Date): string =>
  `${sheetUrl}?uuid=${ticket.memberId}&ticket=${sealTicket(secrets, { purpose: 'sheet', ...ticket }, now)}`

export const readSheetTicket = (secrets: Secrets, text: string | undefined, now: Date) =>
  openTicket(secrets, ticketSchema, text, now)
