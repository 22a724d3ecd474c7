import type { Language } from '#domain/words/catalogue.ts'
import { findAccount } from './accounts.ts'
import { contactKey, recoveryChannel, recoveryTarget } from './channels.ts'
import { channelsNow, countSmsOrRefuse, mayCodeGoTo, withinCodeBudget } from './code-budgets.ts'
import { sendCode } from './codes.ts'
import type { AccessDependencies } from './dependencies.ts'
import { type Identity, keyOf } from './identity.ts'
import { accessMessages } from './words.ts'

/** Sends a recovery code if the account exists. The answer is the same if it does not. */
export async function recover(dependencies: AccessDependencies, identity: Identity, language: Language, now: Date) {
  const { db, secrets, limits, config } = dependencies
  const account = await findAccount(db, identity)
  const key = keyOf(identity, account)
  await withinCodeBudget(limits, key, async () => {
    const channels = await channelsNow(dependencies, { forRecovery: true })
    const target = account && recoveryTarget(account, identity, channels)
    const mayGo =
      account !== null &&
      target !== null &&
      (contactKey(account, target) === key || (await mayCodeGoTo(limits, contactKey(account, target))))
    if (mayGo && target === 'SMS') await countSmsOrRefuse(dependencies, now)
    await db.transaction().execute(trx =>
      sendCode(trx, secrets, {
        identityKey: key,
        purpose: 'reset',
        account: mayGo ? account : null,
        channel: target ?? recoveryChannel(identity, channels),
        language,
        now,
        publicUrl: config.publicUrl,
      }),
    )
  })
  return { message: accessMessages(language).recoverySent }
}
