import type { Config } from '#server/config.ts'
import type { Db } from '#server/db/open.ts'
import { endCopy } from '#server/features/shared/site-copy/queries.ts'
import type { HandlersOf } from '#server/http/handler.ts'
import { Refusal } from '#server/http/refusal.ts'
import { ask, readAsked, readBackups } from './queries.ts'
import { copyMessages, noBackupFolder } from './words.ts'

const instant = (at: Date | null) => at?.toISOString() ?? null

export function backupHandlers({
  db,
  config,
}: {
  db: Db
  config: Config
}): HandlersOf<'officeBackups' | 'declareLive' | 'askBackup'> {
  return {
    async declareLive({ language, inAct }) {
      await inAct(async trx => {
        // Of two who say it at once, the second finds it said.
        if (!(await endCopy(trx))) throw new Refusal('conflict')
        return { act: 'site_declared_live' }
      })
      return { message: copyMessages(language).isLive }
    },

    async askBackup({ input: { what }, language, now, inAct }) {
      if (config.backup.dir === null) throw new Refusal('conflict', { sentence: noBackupFolder })
      await inAct(async trx => ((await ask(trx, what, now)) ? { act: 'backup_asked', after: { what } } : { acts: [] }))
      return { message: copyMessages(language).asked }
    },

    async officeBackups() {
      const rows = await readBackups(db)
      return {
        is_nightly: config.backup.dir !== null,
        asked: await readAsked(db),
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
