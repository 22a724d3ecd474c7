import { slipsPerPage } from '#domain/office/imports.ts'
import type { Config } from '#server/config.ts'
import type { Db } from '#server/db/open.ts'
import type { ReadSite } from '#server/features/shared/site-content/published.ts'
import { noteRecordReadOrRefuse, type ReadAlert } from '#server/features/shared/staff-reads/record-read.ts'
import type { HandlersOf } from '#server/http/handler.ts'
import { Refusal } from '#server/http/refusal.ts'
import { findImport } from '../queries.ts'
import { presentSlip, presentSlipSite } from './present.ts'
import { countSlips, findSlip, readSlips } from './queries.ts'

interface SlipDependencies extends ReadAlert {
  db: Db
  site: ReadSite
  config: Pick<Config, 'publicUrl'>
}

/** Slips that are printed for families of a register, telling each how to claim its record. */
export function importSlipHandlers(dependencies: SlipDependencies): HandlersOf<'importSlips' | 'memberSlip'> {
  const { db } = dependencies
  return {
    async importSlips({ input: { uuid, group, offset }, inAct }) {
      const record = await findImport(db, uuid)
      if (!record) throw new Refusal('not_found')
      const count = (await countSlips(db, uuid))[group]
      const rows = await readSlips(db, { importId: uuid, group, offset })
      const after = { file: record.file_name, rows: rows.length }
      await inAct(async () => ({ act: 'import_slips_printed', after }))
      return {
        ...(await presentSlipSite(dependencies)),
        count,
        list: rows.map(presentSlip),
        next_offset: (offset + 1) * slipsPerPage < count ? offset + 1 : null,
      }
    },

    async memberSlip({ input: { uuid }, staff, now }) {
      const row = await findSlip(db, uuid.toLowerCase())
      if (!row) throw new Refusal('not_found')
      await noteRecordReadOrRefuse(db, dependencies, { staff, memberId: row.id, now })
      return { ...(await presentSlipSite(dependencies)), slip: presentSlip(row) }
    },
  }
}
