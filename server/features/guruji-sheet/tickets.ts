import { z } from 'zod'
import { languages } from '#domain/words/catalogue.ts'
import type { Secrets } from '#server/ports/secrets.ts'

const ticketSchema = z.object({
  /** Keeps other sealed texts from standing in for a ticket. */
  purpose: z.literal('sheet'),
  id: z.guid(),
  memberId: z.guid(),
  /** The session that asked. When it ends, so does the ticket. */
  session: z.string(),
  language: z.enum(languages),
  expiresAt: z.number(),
})
export type SheetTicket = Omit<z.output<typeof ticketSchema>, 'purpose' | 'expiresAt'>

const fiveMinutes = 5 * 60_000
export const sheetUrl = '/api/get/guruji-sheet'

export function sheetAddress(secrets: Secrets, ticket: SheetTicket, now: Date): string {
  const sealed = secrets.seal(JSON.stringify({ purpose: 'sheet', ...ticket, expiresAt: now.getTime() + fiveMinutes }))
  return `${sheetUrl}?uuid=${ticket.memberId}&ticket=${sealed.toString('base64url')}`
}

/** Null for what was never given out, was changed or has expired. */
export function readSheetTicket(secrets: Secrets, text: string, now: Date): SheetTicket | null {
  try {
    const ticket = ticketSchema.parse(JSON.parse(secrets.open(Buffer.from(text, 'base64url'))))
    return ticket.expiresAt > now.getTime() ? ticket : null
  } catch {
    return null
  }
}
