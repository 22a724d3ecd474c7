import { underName } from '#domain/site/site-content.ts'
import type { Db } from '#server/db/open.ts'
import { siteNames } from '#server/features/shared/site-content/facts.ts'
import type { ReadSite } from '#server/features/shared/site-content/published.ts'
import type { HandlersOf } from '#server/http/handler.ts'
import type { Secrets } from '#server/ports/secrets.ts'
import { waitingMessages } from './queries.ts'

interface OutboxDependencies {
  db: Db
  secrets: Secrets
  site: ReadSite
}

/** The messages of a demo, under the site's name with which they would be sent. */
export function outboxHandlers({ db, secrets, site }: OutboxDependencies): HandlersOf<'outbox'> {
  return {
    async outbox() {
      const messages = await waitingMessages(db, secrets)
      const names = siteNames(await site())
      return {
        list: messages.map(({ subject, text, created_at, ...one }) => ({
          ...one,
          subject: underName(subject, names),
          text: underName(text, names),
          created_at: created_at.toISOString(),
        })),
      }
    },
  }
}
