import type { Db } from '#server/db/open.ts'
import type { Channel } from '#server/ports/messenger.ts'
import type { Account } from './accounts.ts'
import { contactKey, verificationTarget } from './channels.ts'
import { contactColumns, takeContact } from './contact-owners.ts'
import type { AccessDependencies } from './dependencies.ts'
import { codeTries } from './limits.ts'
import { channelOfOpenCode } from './open-codes.ts'
import { inheritBlocksAndReports } from './returning-contacts.ts'
import type { TryOutcome } from './rules.ts'
import { tryCode } from './try-code.ts'

interface Attempt {
  /** The contact that was named. */
  typed: Channel
  code: string
  now: Date
  /** What else is written where the code is right. */
  also?: (trx: Db) => Promise<unknown>
}

/** Tries a code that verifies a contact of this account, and makes the contact its own where the code is right. */
export async function verifyContact(
  { db, secrets, limits, channels }: Pick<AccessDependencies, 'db' | 'secrets' | 'limits' | 'channels'>,
  account: Account,
  { typed, code, now, also }: Attempt,
): Promise<TryOutcome> {
  const target = verificationTarget(account, typed, channels)
  const identityKey = contactKey(account, await channelOfOpenCode(db, account.id, target.channel, now))
  if (!identityKey) return 'ended'
  await limits.countOrRefuse(`try verify ${account.id}`, codeTries)
  const attempt = { identityKey, purpose: 'verify', memberId: account.id, code, now } as const
  const { outcome } = await tryCode(db, secrets, attempt, async (trx, { memberId, channel }) => {
    const proven = contactColumns(account, channel)
    if (proven) await takeContact(trx, memberId, proven, now)
    await inheritBlocksAndReports(trx, secrets, memberId)
    await also?.(trx)
  })
  return outcome
}
