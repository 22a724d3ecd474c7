import { sql } from 'kysely'
import type { Db } from '#server/db/open.ts'
import type { HandlersOf } from '#server/http/handler.ts'
import { Refusal } from '#server/http/refusal.ts'

export function operationsHandlers({ db }: { db: Db }): HandlersOf<'health'> {
  return {
    async health() {
      try {
        await sql`select 1`.execute(db)
      } catch {
        throw new Refusal('not_ready')
      }
      return { alive: true, ready: true }
    },
  }
}
