import type { Db } from '#server/db/open.ts'
import { refuseAgent } from '#server/features/relations/agent-numbers/bars.ts'
import type { Channel } from '#server/ports/messenger.ts'
import { contactKey } from '../accounts/channels.ts'
import type { AccessDependencies } from '../accounts/dependencies.ts'
import type { Account } from '../accounts/queries.ts'
import { verificationTarget } from '../accounts/rules.ts'
import { codeTries, countContactGuess } from '../codes/limits.ts'
import { channelOfOpenCode } from '../codes/queries.ts'
import type { TryOutcome } from '../codes/rules.ts'
import { tryCodeIn } from '../codes/try-code.ts'
import { takeContact } from './queries.ts'
import { inheritFromDeparted } from './returning-contacts.ts'
import { contactColumns } from './rules.ts'

interface Attempt {
  /** A code of `caller_new` is read out to staff, who type it. */
  purpose?: 'verify' | 'caller_new'
  /** The channel of the contact that was typed. */
  typed: Channel
  code: string
  now: Date
  /** The session in which it was typed, where the family types it itself. */
  sessionHash?: Buffer
  /** Gives the account its proven contact, where it is not simply taken. */
  take?: typeof takeContact
  /** Opens the transaction, where something else than the code is written in it. */
  inTransaction?: (work: (trx: Db) => Promise<TryOutcome>) => Promise<TryOutcome>
}

/** Tries a code that verifies a contact of this account, and gives it the contact if the code is right. */
export async function verifyContact(
  { db, secrets, limits, channels }: Pick<AccessDependencies, 'db' | 'secrets' | 'limits' | 'channels'>,
  account: Account,
  {
    purpose = 'verify',
    typed,
    code,
    now,
    sessionHash,
    take = takeContact,
    inTransaction = work => db.transaction().execute(work),
  }: Attempt,
): Promise<TryOutcome> {
  const target = verificationTarget(account, typed, channels)
  const identityKey = contactKey(
    account,
    await channelOfOpenCode(db, account.id, { purpose, expected: target.channel }, now),
  )
  if (!identityKey) return 'ended'
  await limits.countOrRefuse(`try verify ${account.personId}`, codeTries)
  const attempt = { identityKey, purpose, memberId: account.id, code, now } as const
  const outcome = await inTransaction(async trx => {
    const { outcome: judged } = await tryCodeIn(trx, secrets, attempt, async ({ memberId, channel }) => {
      const proven = contactColumns(account, channel)
      // A number that was verified before a bar stays its owner's.
      if (proven && 'mobile' in proven && !account.mobileVerified) await refuseAgent(trx, secrets, account, now)
      if (proven) await take(trx, memberId, proven, now)
      await inheritFromDeparted(trx, secrets, memberId)
    })
    return judged
  })
  if (outcome === 'wrong' && sessionHash) await countContactGuess({ db, limits }, { identityKey, sessionHash, now })
  return outcome
}
