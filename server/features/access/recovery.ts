import type { Language } from '#domain/words/catalogue.ts'
import { type Account, accountForRecovery } from './accounts.ts'
import { contactKey, type OpenChannels, reachableContacts, recoveryChannel, recoveryTarget } from './channels.ts'
import { channelsNow, countSmsOrRefuse, mayCodeGoTo, withCodeCounted } from './code-limits.ts'
import { sendCode } from './codes.ts'
import type { AccessDependencies } from './dependencies.ts'
import { type Identity, keyOf } from './identity.ts'
import { accessMessages, timeOfDay } from './words.ts'

/** An hour's link is enough, and strangers may ask for it too. */
const linksPerHour = 1

/**
 * Sends a recovery code if the account exists. The answer is the same if it does not, so all that it depends on is counted by
 * what was typed. Strangers who use up the codes of the day do not shut the owner out: a link goes out once an hour still.
 */
export async function recover(dependencies: AccessDependencies, identity: Identity, language: Language, now: Date) {
  const { db, secrets, limits, config } = dependencies
  const account = await accountForRecovery(db, identity)
  const key = keyOf(identity, account)
  const words = accessMessages(language)
  return withCodeCounted(limits, key, async ({ isAbove }) => {
    const channels = await channelsNow(dependencies, { forRecovery: true })
    const message = account && (await chooseMessage(dependencies, { account, identity, key, channels, isAbove, now }))
    const firstAskedAt = await db.transaction().execute(trx =>
      sendCode(trx, secrets, {
        identityKey: key,
        purpose: 'reset',
        recipient: account && message && { memberId: account.id, to: message.to },
        channel: message?.channel ?? recoveryChannel(identity, channels),
        isLinkOnly: message?.isLinkOnly ?? false,
        ...(isAbove && { perHour: linksPerHour }),
        language,
        now,
        publicUrl: config.publicUrl,
      }),
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
  key: string
  channels: OpenChannels
  /** The codes of the day to what was typed are used up. */
  isAbove: boolean
  now: Date
}

/** The verified contact that gets a code, or the address that gets a link alone, or null. */
async function chooseMessage(dependencies: AccessDependencies, choice: Choice) {
  const { account, identity, key, channels, isAbove, now } = choice
  const target = recoveryTarget(account, identity, channels)
  const targetKey = target && contactKey(account, target.channel)
  const { limits } = dependencies
  if (target && targetKey && !isAbove && (targetKey === key || (await mayCodeGoTo(limits, targetKey)))) {
    if (target.channel === 'SMS') await countSmsOrRefuse(dependencies, now)
    return { ...target, isLinkOnly: false }
  }
  const address = reachableContacts(account, channels).find(({ channel }) => channel === 'EMAIL')
  return address ? { ...address, isLinkOnly: true } : null
}
