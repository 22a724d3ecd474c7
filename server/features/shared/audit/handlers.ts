import type { Db } from '#server/db/open.ts'
import { nextOffset } from '#server/features/shared/paging/paging.ts'
import type { HandlersOf } from '#server/http/handler.ts'
import type { Secrets } from '#server/ports/secrets.ts'
import { readMemberKeys } from './member-keys.ts'
import { idsIn, presentAct, withNames } from './present.ts'
import { auditPage, readNames, searchAudit } from './queries.ts'
import { verifyAudit } from './verify.ts'

/** The first faults of a broken chain are enough to know where to look. */
const faultsShown = 100

export function auditHandlers({ db, secrets }: { db: Db; secrets: Secrets }): HandlersOf<'auditList' | 'auditState'> {
  return {
    async auditState() {
      const { rows, faults } = await verifyAudit(db)
      return { rows, faults: faults.slice(0, faultsShown) }
    },
    async auditList({ input, staff, now }) {
      const { count, rows } = await searchAudit(db, { staff, now }, input)
      const memberIds = new Set(rows.flatMap(row => row.member_id ?? []))
      const keys = await readMemberKeys(db, secrets, [...memberIds])
      const entries = rows.map(row => presentAct(secrets, keys, row))
      return {
        count,
        list: withNames(entries, await readNames(db, idsIn(entries))),
        next_offset: nextOffset(input.offset, count, auditPage),
      }
    },
  }
}
