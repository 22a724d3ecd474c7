import { z } from 'zod'
import { languages } from '#domain/words/catalogue.ts'
import type { Secrets } from '#server/ports/secrets.ts'

const ticketSchema = z.object({
  /** Keeps other sealed texts from standing in for a ticket. */
  purpose: z.literal('weekly sheet'),
  id: z.guid(),
  /** The session that asked. When it ends, so does the ticket. */
  session: z.string(),
  language: z.enum(languages),
  expiresAt: z.number(),
})
export type WeeklyTicket = Omit<z.output<typeof ticketSchema>, 'purpose' | 'expiresAt'>

const fiveMinutes = 5 * 60_000
export const weeklyUrl = '/api/matches/sheet'

export function weeklyAddress(secrets: Secrets, ticket: WeeklyTicket, now: Date): string {
  const expiresAt = now.getTime() + fiveMinutes
  const sealed = secrets.seal(JSON.stringify({ purpose: 'weekly sheet', ...ticket, expiresAt }))
  return `${weeklyUrl}?ticket=${sealed.toString('base64url')}`
}

/** Null for what was never given out, was changed or has expired. */
export function readWeeklyTicket(secrets: Secrets, text: string, now: Date): WeeklyTicket | null {
  try {
    const ticket = ticketSchema.parse(JSON.parse(secrets.open(Buffer.from(text, 'base64url'))))
    return ticket.expiresAt > now.getTime() ? ticket : null
  } catch {
    return null
  }
}
