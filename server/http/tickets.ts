import { z } from 'zod'
import { type Language, languages } from '#domain/words/catalogue.ts'
import type { Secrets } from '#server/ports/secrets.ts'

const fiveMinutes = 5 * 60_000

/** The fields of every ticket for a file. The purpose keeps other sealed texts from being used as one. */
export const ticketFields = {
  /** The session that asked for it. When the session ends, so does the ticket. */
  session: z.string(),
  language: z.enum(languages),
  expiresAt: z.number(),
}

/** Makes the ticket in the address of a file, which a window opens without a session. */
export const sealTicket = (secrets: Secrets, ticket: { purpose: string }, now: Date): string =>
  secrets.seal(JSON.stringify({ ...ticket, expiresAt: now.getTime() + fiveMinutes })).toString('base64url')

/** The language of an expired ticket can still be read, so that the refusal is in the family's language. */
interface OpenedTicket<T> {
  ticket: T | null
  language: Language | null
}

/** Returns no ticket for a text that we did not make, that was changed or that has expired. */
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
