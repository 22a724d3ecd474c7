import type { Db } from '#server/db/open.ts'
import type { HandlersOf } from '#server/http/handler.ts'
import { isKnownFinding } from './finding.ts'
import { findingWords } from './words.ts'

export function doctorHandlers({ db }: { db: Db }): HandlersOf<'officeHealth'> {
  return {
    async officeHealth({ language }) {
      const checked = await db
        .selectFrom('health_checks')
        .select('checked_at')
        .where('node', '=', '')
        .executeTakeFirst()
      const troubles = await db.selectFrom('troubles').selectAll().orderBy('since').orderBy('id').execute()
      const t = findingWords(language)
      return {
        checked_at: checked?.checked_at.toISOString() ?? null,
        // A row of another version of the product may have no sentence in this one.
        list: troubles.flatMap(({ id, node, detail, since }) =>
          isKnownFinding(id) ? [{ id, node: node || null, sentence: t[id](detail), since: since.toISOString() }] : [],
        ),
      }
    },
  }
}
