import type { Db } from '#server/db/open.ts'
import type { HandlersOf } from '#server/http/handler.ts'
import { isKnownFinding } from './finding.ts'
import { lastServiceCheck, readTroubles } from './queries.ts'
import { findingWords } from './words.ts'

export function doctorHandlers({ db }: { db: Db }): HandlersOf<'officeHealth'> {
  return {
    async officeHealth({ language }) {
      const checkedAt = await lastServiceCheck(db)
      const troubles = await readTroubles(db)
      const t = findingWords(language)
      return {
        checked_at: checkedAt?.toISOString() ?? null,
        // A row that another version of the product wrote may have no sentence in this one.
        list: troubles.flatMap(({ id, node, detail, since }) =>
          isKnownFinding(id) ? [{ id, node: node || null, sentence: t[id](detail), since: since.toISOString() }] : [],
        ),
      }
    },
  }
}
