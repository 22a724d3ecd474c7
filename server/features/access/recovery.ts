import type { Language } from '#domain/words/catalogue.ts'
import { findAccount } from './accounts.ts'
import { sendCode } from './codes.ts'
import { type Identity, identityKey } from './identity.ts'
import type { AccessNeeds } from './needs.ts'
import { recoveryChannel } from './targets.ts'
import { accessWords } from './words.ts'

/** Sends a recovery code where there is somebody to send it to; answers the same where there is not. */
export async function recover(
  { db, secrets, reach, config }: AccessNeeds,
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
      channel: recoveryChannel(identity, reach),
      language,
      now,
      publicUrl: config.publicUrl,
    }),
  )
  return { message: accessWords(language).recoverySent }
}
