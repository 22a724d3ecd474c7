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

/** What the service worker reads. The tag lets a newer notice replace an older one. */
const opens = { path: '/all-notifications', tag: 'notices' }

/** Sends a push message to a browser. Its address is read at the last moment, because the browser may have unsubscribed. */
export function pushMessenger({ db, secrets, site, keys, config }: PushMessengerSettings): Messenger {
  const { publicUrl, pushOrigin } = config
  // Push services require an https or mailto address, and a site on this machine has neither.
  const subject = publicUrl.startsWith('https:') ? publicUrl : 'mailto:nobody@localhost'
  return {
    mostTries: 5,
    async deliver({ to: id, subject: title, text }) {
      const target = await readTarget(db, secrets, id)
      // The list of push services may have become shorter since the browser subscribed.
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
