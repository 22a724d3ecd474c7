import { z } from 'zod'
import { type Language, languages } from '#domain/words/catalogue.ts'
import type { Secrets } from '#server/ports/secrets.ts'

const fiveMinutes = 5 * 60_000

/** What every ticket of a file carries. Its purpose keeps other sealed texts from standing in for it. */
export const ticketFields = {
  /** The session that asked. When it ends, so does the ticket. */
  session: z.string(),
  language: z.enum(languages),
  expiresAt: z.number(),
}

/** For the address of a file, which a window opens without a session. */
export const sealTicket = (secrets: Secrets, ticket: { purpose: string }, now: Date): string =>
  secrets.seal(JSON.stringify({ ...ticket, expiresAt: now.getTime() + fiveMinutes })).toString('base64url')

/** The language stays readable after the time is over, so that the refusal is in the family's own. */
interface OpenedTicket<T> {
  ticket: T | null
  language: Language | null
}

/** Gives no ticket for what was never given out, was changed or has expired. */
export function openTicket<T extends { expiresAt: number; language: Language }>(
  secrets: Secrets,
  schema: z.ZodType<T>,
  text: string | undefined,
  now: Date,
): OpenedTicket<T> {
  try {
    const ticket = schema.parse(JSON.parse(secrets.open(Buffer.from(text ?? '', 'base64url'))))
    return { ticket: ticket.expiresAt > now.getTime() ? ticket : null, language: ticket.language }
  } catch {
    return { ticket: null, language: null }
  }
}
