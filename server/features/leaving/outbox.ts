import { sql } from 'kysely'
import type { Db } from '#server/db/open.ts'
import type { Secrets } from '#server/ports/secrets.ts'

interface DepartingMember {
  id: string
  registrationNo: string
  mobile: string
  email: string
}

/**
 * Deletes messages that still wait and go to the member or tell of the member. They are encrypted, so each is opened; only
 * those of the last day can wait.
 */
export async function deleteWaitingMessages(trx: Db, secrets: Secrets, member: DepartingMember): Promise<void> {
  const rows = await trx
    .selectFrom('outbox')
    .select(['id', 'event_key', 'sealed'])
    .where('status', '=', sql.lit('waiting'))
    .where('sealed', 'is not', null)
    .execute()
  const identifiers = [member.registrationNo, member.mobile, member.email.toLowerCase()]
  const concerns = ({ event_key, sealed }: (typeof rows)[number]) => {
    if (event_key.includes(member.id)) return true
    const text = sealed ? secrets.open(Buffer.from(sealed)).toLowerCase() : ''
    return identifiers.some(one => text.includes(one.toLowerCase()))
  }
  const ids = rows.filter(concerns).map(row => row.id)
  if (ids.length > 0) await trx.deleteFrom('outbox').where('id', 'in', ids).execute()
}
