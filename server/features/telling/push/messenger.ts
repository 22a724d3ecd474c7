import { underName } from '#domain/site/site-content.ts'
import type { Config } from '#server/config.ts'
import type { Db } from '#server/db/open.ts'
import { siteNames } from '#server/features/shared/site-content/facts.ts'
import type { ReadSite } from '#server/features/shared/site-content/published.ts'
import { type Messenger, Refused } from '#server/ports/messenger.ts'
import { SubscriptionGone, sendPush } from '#server/ports/push.ts'
import type { Secrets } from '#server/ports/secrets.ts'
import type { PushKeys } from './keys.ts'
import { forgetSubscription, readTarget } from './queries.ts'
import { isPushEndpoint } from './rules.ts'

interface PushMessengerSettings {
  db: Db
  secrets: Secrets
  site: ReadSite
  keys: PushKeys
  config: Pick<Config, 'publicUrl' | 'pushOrigin'>
}

/** What the worker of the page reads. The tag lets a newer notice take the place of an older one. */
const opens = { path: '/all-notifications', tag: 'notices' }

/** Rings a browser. Its address is read when the message goes: it may have been taken back since. */
export function pushMessenger({ db, secrets, site, keys, config }: PushMessengerSettings): Messenger {
  const { publicUrl, pushOrigin } = config
  // Push services want an address that is encrypted or one of e-mail; on this machine there is neither.
  const subject = publicUrl.startsWith('https:') ? publicUrl : 'mailto:nobody@localhost'
  return {
    mostTries: 5,
    async deliver({ to: id, subject: title, text }) {
      const target = await readTarget(db, secrets, id)
      // The list may have become shorter since the browser was taken up.
      if (!target || !isPushEndpoint(target.endpoint, pushOrigin)) throw new Refused('no such browser any more', false)
      const names = siteNames(await site())
      const payload = JSON.stringify({ title: underName(title, names), body: underName(text, names), ...opens })
      try {
        await sendPush({ target, payload, keys, subject })
      } catch (error) {
        if (error instanceof SubscriptionGone) await forgetSubscription(db, id)
        throw error
      }
    },
  }
}
