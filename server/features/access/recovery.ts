import type { Language } from '#domain/words/catalogue.ts'
import { findAccount } from './accounts.ts'
import { recoveryChannel } from './channels.ts'
import { sendCode } from './codes.ts'
import type { AccessDependencies } from './dependencies.ts'
import { type Identity, identityKey } from './identity.ts'
import { accessMessages } from './words.ts'

/** Sends a recovery code if the account exists. The answer is the same if it does not. */
export async function recover(
  { db, secrets, channels, config }: AccessDependencies,
  identity: Identity,
  language: Language,
  now: Date,
) {
  const account = await findAccount(db, identity)
  await db.transaction().execute(trx =>
    sendCode(trx, secrets, {
      identityKey: identityKey(identity),
      purpose: 'reset',
      account,
      channel: recoveryChannel(identity, channels),
      language,
      now,
      publicUrl: config.publicUrl,
    }),
  )
  return { message: accessMessages(language).recoverySent }
}
