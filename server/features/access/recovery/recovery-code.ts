import type { Language } from '#domain/words/catalogue.ts'
import { contactKey, type OpenChannels, reachableContacts } from '../accounts/channels.ts'
import type { AccessDependencies } from '../accounts/dependencies.ts'
import { type Identity, identityKey } from '../accounts/identity.ts'
import { type Account, holdersOf } from '../accounts/queries.ts'
import { recoveryChannel, recoveryTarget } from '../accounts/rules.ts'
import { accessMessages, timeOfDay } from '../accounts/words.ts'
import { mayCodeGoTo, paceOrRefuse, withCodeCounted } from '../codes/limits.ts'
import { askedBy } from '../codes/queries.ts'
import { sendCode } from '../codes/send-code.ts'
import { loginChannelsOrRefuse, withLoginSmsCounted } from '../codes/sms-budget.ts'
import { type Caller, ownPlaceOf } from '../known-devices/queries.ts'
import { keyFrom, type OwnPlace } from '../known-devices/rules.ts'

import { accountForRecovery, linksPerHour } from './rules.ts'

/**
 * Sends a recovery code if the account exists. The answer is the same if it does not, so all that it depends on is counted by
 * what was typed. Strangers who use up the codes of the day do not shut the owner out: codes asked for from the owner's own phone
 * or network are counted apart, and a link still goes to a verified address once an hour.
 */
export async function sendRecoveryCode(
  dependencies: AccessDependencies,
  identity: Identity,
  language: Language,
  caller: Caller,
) {
  const { db, secrets, limits } = dependencies
  const { now } = caller
  const account = accountForRecovery(await holdersOf(db, identity), identity)
  const place = await ownPlaceOf(db, secrets, account, caller)
  const typed = identityKey(identity)
  const key = keyFrom(typed, place)
  const words = accessMessages(language)
  await paceOrRefuse(dependencies, { purpose: 'reset', place, address: caller.address }, 'asked')
  const counting = { contactKey: key, stranger: place ? null : caller.address }
  return withCodeCounted(limits, counting, async ({ isAbove }) => {
    const channels = await loginChannelsOrRefuse(dependencies, place, { purpose: 'reset', language })
    const message = account && (await chooseMessage(dependencies, { account, identity, place, channels, isAbove }))
    const channel = message?.channel ?? null
    const { firstAskedAt } = await withLoginSmsCounted(dependencies, { channel, place, now }, mayGo =>
      db.transaction().execute(trx =>
        sendCode(trx, dependencies, {
          identityKey: key,
          purpose: 'reset',
          recipient: mayGo && account && message ? { memberId: account.id, to: message.to } : null,
          channel: message?.channel ?? recoveryChannel(identity, channels),
          askedBy: askedBy(secrets, 'reset', typed, caller),
          isLinkOnly: message?.isLinkOnly ?? false,
          ...(isAbove && { perHour: linksPerHour }),
          language,
          now,
        }),
      ),
    )
    if (isAbove) return { message: words.recoveryLinkSent }
    return {
      message: firstAskedAt ? words.recoverySentAgain(timeOfDay(firstAskedAt, language)) : words.recoverySent,
    }
  })
}

interface Choice {
  account: Account
  identity: Identity
  place: OwnPlace | null
  channels: OpenChannels
  /** The day's codes to the typed contact are used up. */
  isAbove: boolean
}

/** The verified contact that gets a code, or the address that gets a link alone, or null. */
async function chooseMessage({ limits }: AccessDependencies, choice: Choice) {
  const { account, identity, place, channels, isAbove } = choice
  const target = recoveryTarget(account, identity, channels)
  const targetKey = target && contactKey(account, target.channel)
  const isTyped = targetKey === identityKey(identity)
  if (target && targetKey && !isAbove && (isTyped || (await mayCodeGoTo(limits, keyFrom(targetKey, place)))))
    return { ...target, isLinkOnly: false }
  const address = reachableContacts(account, channels).find(({ channel }) => channel === 'EMAIL')
  return address ? { ...address, isLinkOnly: true } : null
}
