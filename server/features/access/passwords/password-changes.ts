import { sql } from 'kysely'
import type { Language } from '#domain/words/catalogue.ts'
import type { Db } from '#server/db/open.ts'
import type { Secrets } from '#server/ports/secrets.ts'
import type { Account } from '../accounts/queries.ts'
import { provesFrom } from '../added-access/rules.ts'
import type { AddedSender } from '../added-access/tell-added.ts'
import { passkeysToEnd, suspendWays, waysToEnd } from '../added-access/ways.ts'
import { waysLines } from '../added-access/words.ts'
import { tellOfNewPassword, tellOfOwnPassword } from '../codes/notices.ts'
import { endOpenCodes } from '../codes/queries.ts'
import { forgetDevices } from '../known-devices/queries.ts'
import { revokeAllSessions, revokeSessionsOfPerson } from '../sessions/queries.ts'

interface PasswordChange {
  memberId: string
  passwordHash: string
  /** The browser that it was set from. */
  device: string | null
  /** Whether it was set by typing an older one. A code proves less. */
  isByPassword: boolean
  language: Language
  now: Date
}

const columnsOf = ({
  passwordHash,
  isByPassword,
  now,
}: Pick<PasswordChange, 'passwordHash' | 'isByPassword' | 'now'>) => ({
  password_hash: passwordHash,
  ...(!isByPassword && { password_proves_from: provesFrom(now) }),
})

/** The password is the person's, whichever of their profiles it was asked for. A first one that waits is over by it. */
async function writePassword(
  trx: Db,
  memberId: string,
  password: { password_hash: string | null; password_proves_from?: Date },
): Promise<string | undefined> {
  const person = await trx
    .updateTable('persons')
    .set(password)
    .where('id', '=', sql<string>`(select person_id from members where id = ${memberId})`)
    .returning('id')
    .executeTakeFirst()
  if (person)
    await trx.deleteFrom('added_access').where('id', '=', person.id).where('waits_sealed', 'is not', null).execute()
  return person?.id
}

/** Writes a new password, ends every session, forgets every device and tells the owner. */
export async function writeNewPassword(trx: Db, sender: AddedSender, change: PasswordChange): Promise<void> {
  const { memberId, device, now } = change
  const personId = await writePassword(trx, memberId, columnsOf(change))
  await endOpenCodes(trx, memberId, null, now)
  await revokeAllSessions(trx, memberId, now)
  if (!personId) return
  await forgetDevices(trx, sender.secrets, { personId, device, now })
  const below = waysLines(change.language, await waysToEnd(trx, sender, { ...change, personId }))
  await tellOfNewPassword(trx, sender, { ...change, below })
}

/**
 * The same for somebody who was invited to the profile. Open codes and links to the profile are its owner's, so they stay, and no
 * link is sent that would lock the owner out.
 */
export async function writePasswordOfInvited(
  trx: Db,
  sender: AddedSender,
  account: Account,
  { language, ...password }: Omit<PasswordChange, 'memberId'>,
): Promise<void> {
  const [{ personId }, { now }] = [account, password]
  await trx.updateTable('persons').set(columnsOf(password)).where('id', '=', personId).execute()
  await revokeSessionsOfPerson(trx, { personId }, now)
  await forgetDevices(trx, sender.secrets, { personId, device: password.device, now })
  const below = waysLines(language, await passkeysToEnd(trx, sender, { personId, language }))
  await tellOfOwnPassword(trx, sender, { account, below, language, now })
}

/** Locks an account: nobody can log in until its owner recovers it by a new code, and nobody else but the candidate until then. */
export async function closeAccess(
  trx: Db,
  secrets: Secrets,
  { memberId, now, exceptSession = null }: { memberId: string; now: Date; exceptSession?: Buffer | null },
): Promise<void> {
  const personId = await writePassword(trx, memberId, { password_hash: null })
  // First, so that a login by one of these that is under way has a session by then, or finds nothing.
  await suspendWays(trx, memberId, now)
  await endOpenCodes(trx, memberId, null, now)
  await revokeAllSessions(trx, memberId, now, exceptSession)
  if (personId) await forgetDevices(trx, secrets, { personId, device: null, now })
}
