import type { Language } from '#domain/words/catalogue.ts'
import type { Db } from '#server/db/open.ts'
import type { AccessDependencies } from '../accounts/dependencies.ts'
import { tellOfNewPassword } from '../codes/notices.ts'
import { endOpenCodes } from '../codes/queries.ts'
import { forgetDevices } from '../known-devices/queries.ts'
import { revokeAllSessions } from '../sessions/queries.ts'

interface PasswordChange {
  memberId: string
  passwordHash: string
  language: Language
  now: Date
}

/** Writes a new password, ends every session, forgets every device and tells the owner. */
export async function writeNewPassword(
  trx: Db,
  sender: Pick<AccessDependencies, 'secrets' | 'channels' | 'config'>,
  change: PasswordChange,
): Promise<void> {
  const { memberId, passwordHash, now } = change
  await trx.updateTable('members').set({ password_hash: passwordHash }).where('id', '=', memberId).execute()
  await endOpenCodes(trx, memberId, null, now)
  await revokeAllSessions(trx, memberId, now)
  await forgetDevices(trx, memberId)
  await tellOfNewPassword(trx, sender, change)
}

/** Locks an account: nobody can log in until its owner recovers it by a new code. */
export async function closeAccess(trx: Db, memberId: string, now: Date): Promise<void> {
  await trx.updateTable('members').set({ password_hash: null }).where('id', '=', memberId).execute()
  await endOpenCodes(trx, memberId, null, now)
  await revokeAllSessions(trx, memberId, now)
  await forgetDevices(trx, memberId)
}
