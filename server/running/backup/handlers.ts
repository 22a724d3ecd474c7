import type { Config } from '#server/config.ts'
import type { Db } from '#server/db/open.ts'
import type { HandlersOf } from '#server/http/handler.ts'
import { readBackups } from './queries.ts'

const instant = (at: Date | null) => at?.toISOString() ?? null

export function backupHandlers({ db, config }: { db: Db; config: Config }): HandlersOf<'officeBackups'> {
  return {
    async officeBackups() {
      const rows = await readBackups(db)
      return {
        is_nightly: config.backup.dir !== null,
        list: rows.map(({ day, bytes, members, failure, proof_failure, finished_at, proven_at }) => ({
          day,
          bytes,
          members,
          failure,
          proof_failure,
          finished_at: instant(finished_at),
          proven_at: instant(proven_at),
        })),
      }
    },
  }
}
