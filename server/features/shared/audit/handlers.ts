import { exportAudit } from '#contract/office/audit.ts'
import { dayInIndia } from '#domain/calendar.ts'
import { mostExportedRows } from '#domain/office/member-list.ts'
import type { Db } from '#server/db/open.ts'
import { admitExport } from '#server/features/shared/list-exports/admit.ts'
import type { TellOfExport } from '#server/features/shared/list-exports/rules.ts'
import { nextOffset } from '#server/features/shared/paging/paging.ts'
import { refuseTooLongList } from '#server/features/shared/spreadsheets/rules.ts'
import { notePageOrRefuse, refuseIfListsUsedUp } from '#server/features/shared/staff-reads/note-shown.ts'
import type { HandlersOf } from '#server/http/handler.ts'
import type { Secrets } from '#server/ports/secrets.ts'
import { auditFile } from './audit-file.ts'
import { readMemberKeys } from './member-keys.ts'
import { idsIn, presentAct, withNames } from './present.ts'
import { type AuditListRow, auditPage, readNames, searchAudit } from './queries.ts'
import { verifyAudit } from './verify.ts'

/** The first faults of a broken chain are enough to know where to look. */
const faultsShown = 100

const withSeals = <E>(entries: readonly E[], rows: readonly AuditListRow[]) =>
  entries.map((entry, n) => ({ ...entry, seal: rows[n]?.hash.toString('hex') ?? '' }))

const familiesOf = (rows: readonly AuditListRow[]) => [...new Set(rows.flatMap(row => row.member_id ?? []))]

export function auditHandlers({
  db,
  secrets,
  tellTrusteesOfExport,
}: {
  db: Db
  secrets: Secrets
  tellTrusteesOfExport: TellOfExport
}): HandlersOf<'auditList' | 'auditState' | 'exportAudit'> {
  async function present(rows: readonly AuditListRow[]) {
    const keys = await readMemberKeys(db, secrets, familiesOf(rows))
    return rows.map(row => presentAct(secrets, keys, row))
  }
  return {
    async auditState() {
      const { rows, faults } = await verifyAudit(db)
      return { rows, faults: faults.slice(0, faultsShown) }
    },
    async auditList({ input, staff, now }) {
      const { count, rows } = await searchAudit(db, { staff, now }, input)
      const entries = await present(rows)
      return {
        count,
        list: withNames(entries, await readNames(db, idsIn(entries))),
        next_offset: nextOffset(input.offset, count, auditPage),
      }
    },
    async exportAudit({ input: { reason, ...asked }, staff, language, now, inAct }) {
      const { count, rows } = await searchAudit(db, { staff, now }, { ...asked, offset: 0 }, mostExportedRows)
      refuseTooLongList(count)
      const families = familiesOf(rows).sort()
      const { path: call } = exportAudit
      const after = { list: 'audit', rows: count, from: asked.from ?? '', last_day: asked.to ?? '' }
      const done = { act: 'list_exported', after } as const
      const file = { staff, call, search: asked, families: families.length, reason, done, now }
      await refuseIfListsUsedUp(db, staff, now, families)
      await admitExport({ inAct, tell: tellTrusteesOfExport, ...file })
      if (families.length > 0) await notePageOrRefuse(db, { staff, call, families, mayRefuse: true, now })
      return { name: `audit-${dayInIndia(now)}.csv`, text: auditFile(withSeals(await present(rows), rows), language) }
    },
  }
}
