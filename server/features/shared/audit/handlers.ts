import type { Db } from '#server/db/open.ts'
import type { HandlersOf } from '#server/http/handler.ts'
import type { Secrets } from '#server/ports/secrets.ts'
import { readMemberKeys } from './member-keys.ts'
import { withNames } from './names-of-ids.ts'
import { presentAct } from './present.ts'
import { auditPage, searchAudit } from './queries.ts'
import { verifyAudit } from './verify.ts'

/** Where the chain is broken, its first faults are enough to know where to look. */
const faultsShown = 100

export function auditHandlers({ db, secrets }: { db: Db; secrets: Secrets }): HandlersOf<'auditList' | 'auditState'> {
  return {
    async auditState() {
      const { rows, faults } = await verifyAudit(db)
      return { rows, faults: faults.slice(0, faultsShown) }
    },
    async auditList({ input }) {
      const { count, rows } = await searchAudit(db, input)
      const memberIds = new Set(rows.flatMap(row => row.member_id ?? []))
      const keys = await readMemberKeys(db, secrets, [...memberIds])
      const isLast = (input.offset + 1) * auditPage >= count
      return {
        count,
        list: await withNames(
          db,
          rows.map(row => presentAct(secrets, keys, row)),
        ),
        next_offset: isLast ? null : input.offset + 1,
      }
    },
  }
}
