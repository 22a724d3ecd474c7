import { sql } from 'kysely'
import type { Db } from '#server/db/open.ts'
import { hasUpdated } from '#server/db/outcome.ts'
import { newToken, tokenHash } from '#server/ports/secrets.ts'
import { wrongCodesOfLogin } from './limits.ts'

const lifetimeMs = 5 * 60_000

/** Begins a login after a right password, and returns the ticket that must come with the code. */
export async function awaitCode(db: Db, staffId: string, now: Date): Promise<string> {
  const ticket = newToken()
  await db
    .insertInto('staff_logins')
    .values({
      token_hash: tokenHash(ticket),
      staff_id: staffId,
      expires_at: new Date(now.getTime() + lifetimeMs),
      used_at: null,
    })
    .execute()
  return ticket
}

/** Whose login a ticket is. Null if it was used, has expired, or has had too many wrong codes. */
export async function staffOfTicket(db: Db, ticket: string, now: Date): Promise<string | null> {
  const row = await db
    .selectFrom('staff_logins')
    .select('staff_id')
    .where('token_hash', '=', tokenHash(ticket))
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .where('wrong_codes', '<', wrongCodesOfLogin)
    .executeTakeFirst()
  return row?.staff_id ?? null
}

/** Counts a code before it is compared, so that parallel guesses get no more tries than sequential ones. */
export const countCode = (db: Db, ticket: string): Promise<boolean> =>
  hasUpdated(
    db
      .updateTable('staff_logins')
      .set({ wrong_codes: sql`wrong_codes + 1` })
      .where('token_hash', '=', tokenHash(ticket))
      .where('used_at', 'is', null)
      .where('wrong_codes', '<', wrongCodesOfLogin),
  )

/** Uses the ticket up. Returns false if it was used meanwhile. */
export const spendTicket = (trx: Db, ticket: string, now: Date): Promise<boolean> =>
  hasUpdated(
    trx
      .updateTable('staff_logins')
      .set({ used_at: now })
      .where('token_hash', '=', tokenHash(ticket))
      .where('used_at', 'is', null),
  )
