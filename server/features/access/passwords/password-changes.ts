import { sql } from 'kysely'
import type { Language } from '#domain/words/catalogue.ts'
import type { Db } from '#server/db/open.ts'
import type { AccessDependencies } from '../accounts/dependencies.ts'
import type { Account } from '../accounts/queries.ts'
import { tellOfNewPassword, tellOfOwnPassword } from '../codes/notices.ts'
import { endOpenCodes } from '../codes/queries.ts'
import { forgetDevices } from '../known-devices/queries.ts'
import { deletePasskeys } from '../passkeys/queries.ts'
import { revokeAllSessions, revokeSessionsOfPerson } from '../sessions/queries.ts'

interface PasswordChange {
  memberId: string
  passwordHash: string
  language: Language
  now: Date
}

/** The password is the person's, whichever of their profiles it was asked for. */
async function writePassword(trx: Db, memberId: string, passwordHash: string | null): Promise<string | undefined> {
  const person = await trx
    .updateTable('persons')
    .set({ password_hash: passwordHash })
    .where('id', '=', sql<string>`(select person_id from members where id = ${memberId})`)
    .returning('id')
    .executeTakeFirst()
  return person?.id
}

/** Writes a new password, ends every session, forgets every device and tells the owner. */
export async function writeNewPassword(
  trx: Db,
  sender: Pick<AccessDependencies, 'secrets' | 'channels' | 'config'>,
  change: PasswordChange,
): Promise<void> {
  const { memberId, passwordHash, now } = change
  const personId = await writePassword(trx, memberId, passwordHash)
  await endOpenCodes(trx, memberId, null, now)
  await revokeAllSessions(trx, memberId, now)
  if (personId) await forgetDevices(trx, personId)
  await tellOfNewPassword(trx, sender, change)
}

/**
 * The same for somebody who was invited to the profile. Open codes and links to the profile are its owner's, so they stay, and no
 * link is sent that would lock the owner out.
 */
export async function writePasswordOfInvited(
  trx: Db,
  sender: Pick<AccessDependencies, 'secrets' | 'channels' | 'config'>,
  account: Account,
  { passwordHash, language, now }: Omit<PasswordChange, 'memberId'>,
): Promise<void> {
  const { personId } = account
  await trx.updateTable('persons').set({ password_hash: passwordHash }).where('id', '=', personId).execute()
  await revokeSessionsOfPerson(trx, { personId }, now)
  await forgetDevices(trx, personId)
  await tellOfOwnPassword(trx, sender, { account, language, now })
}

/** Locks an account: nobody can log in until its owner recovers it by a new code. */
export async function closeAccess(trx: Db, memberId: string, now: Date): Promise<void> {
  const personId = await writePassword(trx, memberId, null)
  // Before the sessions: a login by one of them that is under way has then ended, or finds it gone.
  if (personId) await deletePasskeys(trx, { personId })
  await endOpenCodes(trx, memberId, null, now)
  await revokeAllSessions(trx, memberId, now)
  if (personId) await forgetDevices(trx, personId)
}
