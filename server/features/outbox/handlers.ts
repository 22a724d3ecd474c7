import type { Db } from '#server/db/open.ts'
import type { HandlersOf } from '#server/http/handler.ts'
import type { Secrets } from '#server/ports/secrets.ts'
import { waitingLetters } from './queries.ts'

export function outboxHandlers({ db, secrets }: { db: Db; secrets: Secrets }): HandlersOf<'outbox'> {
  return {
    async outbox() {
      const letters = await waitingLetters(db, secrets)
      return { list: letters.map(letter => ({ ...letter, created_at: letter.created_at.toISOString() })) }
    },
  }
}
