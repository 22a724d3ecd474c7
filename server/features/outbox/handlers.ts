import type { Db } from '#server/db/open.ts'
import type { HandlersOf } from '#server/http/handler.ts'
import type { Secrets } from '#server/ports/secrets.ts'
import { waitingMessages } from './queries.ts'

export function outboxHandlers({ db, secrets }: { db: Db; secrets: Secrets }): HandlersOf<'outbox'> {
  return {
    async outbox() {
      const messages = await waitingMessages(db, secrets)
      return { list: messages.map(one => ({ ...one, created_at: one.created_at.toISOString() })) }
    },
  }
}
