import { isListed, type Matching } from '#contract/office/import-targets.ts'
import { exportImport } from '#contract/office/imports.ts'
import { importMoves } from '#domain/office/imports.ts'
import type { Db } from '#server/db/open.ts'
import { admitExport } from '#server/features/shared/list-exports/admit.ts'
import type { TellOfExport } from '#server/features/shared/list-exports/rules.ts'
import type { ReadMasterData } from '#server/features/shared/master-data/queries.ts'
import { nextOffset } from '#server/features/shared/paging/paging.ts'
import type { HandlersOf } from '#server/http/handler.ts'
import type { Limits } from '#server/http/limits.ts'
import { Refusal } from '#server/http/refusal.ts'
import type { Secrets } from '#server/ports/secrets.ts'
import { columnsToRemember, firstMatching, matchedValues, missingTargets, storedMatching } from './column-matching.ts'
import { uploadsADay } from './limits.ts'
import { photoColumnOf, presentImportPhotos } from './photos/present.ts'
import { photosOfRows } from './photos/queries.ts'
import { isByColumn } from './photos/rules.ts'
import { presentColumns, presentImport, presentListed, presentProblemFile, presentRow } from './present.ts'
import {
  countFamilies,
  countRows,
  findImport,
  importsPerPage,
  insertImport,
  lockImport,
  openColumns,
  readImports,
  readProblems,
  readRows,
  rememberedValues,
  rememberMatching,
  resetRows,
  rowsPerPage,
} from './queries.ts'
import type { ReadSheet, SheetReader } from './reader.ts'
import { storedFileName } from './rules.ts'
import { countSlips } from './slips/queries.ts'
import { Unreadable } from './table.ts'
import { importMessages, importSentences, unreadableSentences } from './words.ts'

type ImportCalls =
  | 'importList'
  | 'uploadImport'
  | 'importDetail'
  | 'matchImport'
  | 'importRows'
  | 'chooseDouble'
  | 'exportImport'

interface ImportDependencies {
  db: Db
  secrets: Secrets
  limits: Limits
  masterData: ReadMasterData
  reader: SheetReader
  tellTrusteesOfExport: TellOfExport
}

async function importOrRefuse(db: Db, id: string) {
  const record = await findImport(db, id)
  if (!record) throw new Refusal('not_found')
  return record
}

const listedOf = (columns: Matching['columns']) => columns.filter(target => target !== '').filter(isListed)

export function importHandlers(dependencies: ImportDependencies): HandlersOf<ImportCalls> {
  const { db, secrets, limits, masterData, reader, tellTrusteesOfExport } = dependencies

  return {
    async importList({ input: { offset } }) {
      const { count, rows } = await readImports(db, offset)
      const counts = await countRows(
        db,
        rows.map(({ id }) => id),
      )
      return {
        count,
        list: rows.map(row => presentImport(row, counts.get(row.id))),
        next_offset: nextOffset(offset, count, importsPerPage),
      }
    },

    async uploadImport({ file, staff, language, now, inAct }) {
      await limits.countOrRefuse(`import upload ${staff.id}`, uploadsADay)
      const fileName = storedFileName(file.name)
      const write = (sheet: ReadSheet) =>
        inAct(async trx => {
          const matching = await firstMatching(trx, sheet)
          const uuid = await insertImport(trx, secrets, { fileName, sheet, matching, staffId: staff.id, now })
          return {
            act: 'import_uploaded',
            after: { file: fileName, rows: sheet.count },
            result: { message: importMessages(language).uploaded(sheet.count), uuid },
          }
        })
      try {
        return await reader.read(file.bytes, write)
      } catch (error) {
        if (error instanceof Unreadable)
          throw new Refusal(error.reason === 'too_large_inside' ? 'file_too_large' : 'bad_input', {
            sentence: unreadableSentences[error.reason],
          })
        throw error
      }
    },

    async importDetail({ input: { uuid }, language }) {
      const record = await importOrRefuse(db, uuid)
      const { matching, doubles, version, invites_per_day } = record
      const columns = openColumns(secrets, record)
      const remembered = await rememberedValues(db, listedOf(matching.columns))
      const missing = missingTargets(matching, { columns, rows: record.rows })
      return {
        ...presentImport(record, (await countRows(db, [uuid])).get(uuid)),
        ...(await countFamilies(db, uuid)),
        version,
        invites_per_day,
        doubles,
        columns: presentColumns(columns, matching),
        fixed: Object.entries(matching.fixed).map(([target, value]) => ({ target, value })),
        listed: presentListed(await masterData(), { columns, matching, missing, remembered }, language),
        missing,
        photos: await presentImportPhotos(db, { id: uuid, columns, matching }),
        slips: await countSlips(db, uuid),
      }
    },

    async matchImport({ input, language, inAct }) {
      const { uuid, doubles } = input
      const version = await inAct(async trx => {
        const locked = await lockImport(trx, uuid)
        if (!locked) throw new Refusal('not_found')
        if (locked.version !== input.version) throw new Refusal('conflict', { sentence: importSentences.changed })
        if (!importMoves.match.includes(locked.state))
          throw new Refusal('conflict', { sentence: importSentences.notNow })
        const columns = openColumns(secrets, locked)
        // Columns beyond those of the file are dropped.
        const sent = { ...input, columns: input.columns.slice(0, columns.length) }
        const remembered = await rememberedValues(trx, listedOf(sent.columns))
        const matched = storedMatching(sent, { before: locked.matching, remembered })
        await trx
          .updateTable('imports')
          .set(eb => ({
            matching: JSON.stringify(matched),
            doubles,
            state: 'checking',
            version: eb('version', '+', 1),
          }))
          .where('id', '=', uuid)
          .execute()
        await resetRows(trx, uuid)
        await rememberMatching(trx, columnsToRemember(columns, matched), matchedValues(matched))
        return { act: 'import_matched', after: { file: locked.file_name, doubles }, result: locked.version + 1 }
      })
      return { message: importMessages(language).matched, version }
    },

    async importRows({ input: { uuid, state, offset }, language }) {
      const record = await importOrRefuse(db, uuid)
      const sheet = { columns: openColumns(secrets, record), matching: record.matching }
      const { count, rows } = await readRows(db, { id: uuid, state, offset })
      const numbers = rows.map(({ row }) => row)
      const photos = await photosOfRows(db, uuid, { isByColumn: isByColumn(record.matching), rows: numbers })
      return {
        count,
        list: rows.map(row => ({ ...presentRow(row, sheet, language), photo: photos.get(row.row) ?? null })),
        next_offset: nextOffset(offset, count, rowsPerPage),
      }
    },

    async chooseDouble({ input: { uuid, row, choice }, language, inAct }) {
      const { file_name: file } = await importOrRefuse(db, uuid)
      await inAct(async trx => {
        const { numUpdatedRows } = await trx
          .updateTable('import_rows')
          .set({ choice })
          .where('import_id', '=', uuid)
          .where('row', '=', row)
          .where('state', 'in', ['double', 'skipped'])
          .executeTakeFirst()
        if (numUpdatedRows === 0n) throw new Refusal('conflict', { sentence: importSentences.notNow })
        return { act: 'import_double_decided', after: { file, row, choice } }
      })
      return { message: importMessages(language).chosen }
    },

    async exportImport({ input: { uuid }, staff, language, now, inAct }) {
      const record = await importOrRefuse(db, uuid)
      const sheet = { columns: openColumns(secrets, record), matching: record.matching }
      const rows = await readProblems(db, uuid)
      const photos = await photosOfRows(db, uuid, { isByColumn: isByColumn(record.matching), rows: 'all' })
      const done = { act: 'import_exported', after: { file: record.file_name, rows: rows.length } } as const
      // Each row is a family, as whoever brought the register wrote it.
      const file = { staff, call: exportImport.path, search: { uuid }, families: rows.length, done, now }
      await admitExport({ inAct, tell: tellTrusteesOfExport, ...file, reason: record.file_name })
      return {
        name: `import-${uuid.slice(0, 8)}.csv`,
        text: presentProblemFile(
          { rows, photos, photoColumn: photoColumnOf(sheet.columns, sheet.matching) ?? '' },
          sheet,
          language,
        ),
      }
    },
  }
}
