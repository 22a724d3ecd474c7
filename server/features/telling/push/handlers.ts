import { broken } from '#contract/field-words.ts'
import type { Config } from '#server/config.ts'
import type { Db } from '#server/db/open.ts'
import type { HandlersOf } from '#server/http/handler.ts'
import type { Limits } from '#server/http/limits.ts'
import { Refusal } from '#server/http/refusal.ts'
import type { Clock } from '#server/ports/clock.ts'
import type { Secrets } from '#server/ports/secrets.ts'
import { readOrMakePushKeys } from './keys.ts'
import { subscriptionsADay } from './limits.ts'
import { dropSubscription, writeSubscription } from './queries.ts'
import { isPointOfP256, isPushEndpoint } from './rules.ts'
import { pushMessages } from './words.ts'

interface PushDependencies {
  db: Db
  secrets: Secrets
  clock: Clock
  limits: Limits
  config: Pick<Config, 'pushOrigin'>
}

export function pushHandlers({
  db,
  secrets,
  clock,
  limits,
  config,
}: PushDependencies): HandlersOf<'pushKey' | 'subscribePush' | 'unsubscribePush'> {
  return {
    async pushKey() {
      return { key: (await readOrMakePushKeys(db, secrets, clock)).publicKey }
    },

    async subscribePush({ input: target, viewer, language, now }) {
      if (!isPushEndpoint(target.endpoint, config.pushOrigin))
        throw new Refusal('bad_input', { fields: { endpoint: broken('malformed') } })
      if (!isPointOfP256(target.keys.p256dh))
        throw new Refusal('bad_input', { fields: { 'keys.p256dh': broken('malformed') } })
      await limits.countOrRefuse(`push ${viewer.id}`, subscriptionsADay)
      const subscribing = { memberId: viewer.id, sessionHash: viewer.sessionHash, target, now }
      await db.transaction().execute(trx => writeSubscription(trx, secrets, subscribing))
      return { message: pushMessages(language).on }
    },

    async unsubscribePush({ input: { endpoint }, viewer, language }) {
      await dropSubscription(db, viewer.id, endpoint)
      return { message: pushMessages(language).off }
    },
  }
}
