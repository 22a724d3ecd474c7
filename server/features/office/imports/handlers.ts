import type { InputOf } from '#contract/endpoint.ts'
import { isListed, targetOfHeader } from '#contract/office/import-targets.ts'
import type { matchImport } from '#contract/office/imports.ts'
import { entryKey } from '#domain/office/import-values.ts'
import { type ImportState, importMoves } from '#domain/office/imports.ts'
import type { StaffActName } from '#domain/office/office.ts'
import { doubleReasonWords, importRowWords, photoStandingWords } from '#domain/words/import-words.ts'
import type { Db } from '#server/db/open.ts'
import type { Matching } from '#server/db/schema/imports.ts'
import { type ActValues, recordAct } from '#server/features/shared/audit/record.ts'
import type { ReadMasterData } from '#server/features/shared/master-data/queries.ts'
import { csvLine, csvMark } from '#server/features/shared/spreadsheets/csv.ts'
import type { HandlersOf } from '#server/http/handler.ts'
import type { Limits } from '#server/http/limits.ts'
import { Refusal } from '#server/http/refusal.ts'
import type { StaffMember } from '#server/http/staff.ts'
import type { Secrets } from '#server/ports/secrets.ts'
import { uploadsADay } from './limits.ts'
import { isByColumn, photoColumnOf, photoWarnings, presentPhotos } from './photos/present.ts'
import { photosOfRows } from './photos/queries.ts'
import { missingTargets, presentColumns, presentImport, presentListed, presentProblems, presentRow } from './present.ts'
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
  rememberedColumns,
  rememberedValues,
  rememberMatching,
  resetRows,
  rowsPerPage,
} from './queries.ts'
import type { ReadSheet, SheetReader } from './reader.ts'
import { shownName } from './shown-name.ts'
import { countSlips } from './slips/queries.ts'
import { Unreadable, unreadableSentences } from './table.ts'
import { exportWords, importMessages, importSentences } from './words.ts'

type ImportCalls =
  | 'importList'
  | 'uploadImport'
  | 'importDetail'
  | 'matchImport'
  | 'importRows'
  | 'chooseDouble'
  | 'runImport'
  | 'stopImport'
  | 'undoImport'
  | 'inviteImported'
  | 'exportImport'

interface ImportDependencies {
  db: Db
  secrets: Secrets
  limits: Limits
  masterData: ReadMasterData
  reader: SheetReader
}

async function importOrRefuse(db: Db, id: string) {
  const found = await findImport(db, id)
  if (!found) throw new Refusal('not_found')
  return found
}

/** What the headings mean, by what they meant before or by their own words. Two columns may say the same. */
async function firstMatching(db: Db, { columns }: ReadSheet): Promise<Matching> {
  const headings = columns.map(({ name }) => name)
  const remembered = await rememberedColumns(db, headings)
  return {
    columns: headings.map(name => remembered.get(entryKey(name)) ?? targetOfHeader(name) ?? ''),
    fixed: {},
    values: {},
  }
}

/** The matching as it is kept: values by their keys, so that spaces and dots make no difference. */
function keptMatching({ columns, fixed, values }: InputOf<typeof matchImport>): Matching {
  const kept: Matching = { columns, fixed: {}, values: {} }
  for (const { target, value } of fixed) if (value.trim() !== '') kept.fixed[target] = value.trim()
  for (const { target, value, choice } of values)
    if (choice !== '' && isListed(target)) kept.values[target] = { ...kept.values[target], [entryKey(value)]: choice }
  return kept
}

export function importHandlers(dependencies: ImportDependencies): HandlersOf<ImportCalls> {
  const { db, secrets, limits, masterData, reader } = dependencies

  /** Moves a locked import on, if it stands so that it can be, and records who did. */
  async function move(
    { uuid, staff, now }: { uuid: string; staff: StaffMember; now: Date },
    { by, to, act }: { by: keyof typeof importMoves; to: ImportState | null; act: StaffActName },
    more: { set?: { invites_per_day?: number; photos_due?: boolean }; after?: ActValues } = {},
  ): Promise<void> {
    await db.transaction().execute(async trx => {
      const locked = await lockImport(trx, uuid)
      if (!locked) throw new Refusal('not_found')
      if (!importMoves[by].includes(locked.state)) throw new Refusal('conflict', { sentence: importSentences.notNow })
      await trx
        .updateTable('imports')
        .set({ ...(to && { state: to }), ...more.set })
        .where('id', '=', uuid)
        .execute()
      await recordAct(trx, secrets, {
        staff,
        act,
        after: { file: locked.file_name, rows: locked.rows, ...more.after },
        now,
      })
    })
  }

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
        next_offset: (offset + 1) * importsPerPage < count ? offset + 1 : null,
      }
    },

    async uploadImport({ file, staff, language, now }) {
      await limits.countOrRefuse(`import upload ${staff.id}`, uploadsADay)
      const fileName = shownName(file.name)
      const write = (sheet: ReadSheet) =>
        db.transaction().execute(async trx => {
          const matching = await firstMatching(trx, sheet)
          const uuid = await insertImport(trx, secrets, { fileName, sheet, matching, staffId: staff.id, now })
          await recordAct(trx, secrets, {
            staff,
            act: 'import_uploaded',
            after: { file: fileName, rows: sheet.count },
            now,
          })
          return { message: importMessages(language).uploaded(sheet.count), uuid }
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
      const found = await importOrRefuse(db, uuid)
      const { matching, doubles, version, invites_per_day } = found
      const columns = openColumns(secrets, found)
      const listedTargets = matching.columns.filter(target => target !== '').filter(isListed)
      const remembered = await rememberedValues(db, listedTargets)
      return {
        ...presentImport(found, (await countRows(db, [uuid])).get(uuid)),
        ...(await countFamilies(db, uuid)),
        version,
        invites_per_day,
        doubles,
        columns: presentColumns(columns, matching),
        fixed: Object.entries(matching.fixed).map(([target, value]) => ({ target, value })),
        listed: presentListed(await masterData(), { columns, matching, remembered }, language),
        missing: missingTargets(matching),
        photos: await presentPhotos(db, { id: uuid, columns, matching }),
        slips: await countSlips(db, uuid),
      }
    },

    async matchImport({ input, staff, language, now }) {
      const { uuid, doubles } = input
      const matching = keptMatching(input)
      const version = await db.transaction().execute(async trx => {
        const locked = await lockImport(trx, uuid)
        if (!locked) throw new Refusal('not_found')
        if (locked.version !== input.version) throw new Refusal('conflict', { sentence: importSentences.changed })
        if (!importMoves.match.includes(locked.state))
          throw new Refusal('conflict', { sentence: importSentences.notNow })
        const columns = openColumns(secrets, locked)
        // A column that the file does not have means nothing.
        const kept = { ...matching, columns: matching.columns.slice(0, columns.length) }
        await trx
          .updateTable('imports')
          .set(eb => ({
            matching: JSON.stringify(kept),
            doubles,
            state: 'checking',
            version: eb('version', '+', 1),
          }))
          .where('id', '=', uuid)
          .execute()
        await resetRows(trx, uuid)
        await rememberMatching(
          trx,
          columnsToRemember(columns, kept),
          Object.entries(kept.values).flatMap(([target, choices]) =>
            Object.entries(choices).map(([value, choice]) => ({ target, value, choice })),
          ),
        )
        await recordAct(trx, secrets, { staff, act: 'import_matched', after: { file: locked.file_name, doubles }, now })
        return locked.version + 1
      })
      return { message: importMessages(language).matched, version }
    },

    async importRows({ input: { uuid, state, offset }, language }) {
      const found = await importOrRefuse(db, uuid)
      const sheet = { columns: openColumns(secrets, found), matching: found.matching }
      const { count, rows } = await readRows(db, { id: uuid, state, offset })
      const numbers = rows.map(({ row }) => row)
      const photos = await photosOfRows(db, uuid, { isByColumn: isByColumn(found.matching), rows: numbers })
      return {
        count,
        list: rows.map(row => ({ ...presentRow(row, sheet, language), photo: photos.get(row.row) ?? null })),
        next_offset: (offset + 1) * rowsPerPage < count ? offset + 1 : null,
      }
    },

    async chooseDouble({ input: { uuid, row, choice }, staff, language, now }) {
      const { file_name: file } = await importOrRefuse(db, uuid)
      await db.transaction().execute(async trx => {
        const { numUpdatedRows } = await trx
          .updateTable('import_rows')
          .set({ choice })
          .where('import_id', '=', uuid)
          .where('row', '=', row)
          .where('state', 'in', ['double', 'skipped'])
          .executeTakeFirst()
        if (numUpdatedRows === 0n) throw new Refusal('conflict', { sentence: importSentences.notNow })
        await recordAct(trx, secrets, { staff, act: 'import_double_decided', after: { file, row, choice }, now })
      })
      return { message: importMessages(language).chosen }
    },

    async runImport({ input: { uuid }, staff, language, now }) {
      await move({ uuid, staff, now }, { by: 'run', to: 'running', act: 'import_run' })
      return { message: importMessages(language).running }
    },

    async stopImport({ input: { uuid }, staff, language, now }) {
      const more = { set: { photos_due: true } }
      await move({ uuid, staff, now }, { by: 'stop', to: 'stopped', act: 'import_stopped' }, more)
      return { message: importMessages(language).stopped }
    },

    async undoImport({ input: { uuid }, staff, language, now }) {
      // Nobody is invited to what is taken back.
      const more = { set: { invites_per_day: 0, photos_due: false } }
      await move({ uuid, staff, now }, { by: 'undo', to: 'undoing', act: 'import_undone' }, more)
      return { message: importMessages(language).undoing }
    },

    async inviteImported({ input: { uuid, per_day }, staff, language, now }) {
      const more = { set: { invites_per_day: per_day }, after: { per_day } }
      await move({ uuid, staff, now }, { by: 'invite', to: null, act: 'import_invited' }, more)
      const t = importMessages(language)
      return { message: per_day === 0 ? t.invitesStopped : t.inviting(per_day) }
    },

    async exportImport({ input: { uuid }, staff, language, now }) {
      const found = await importOrRefuse(db, uuid)
      const sheet = { columns: openColumns(secrets, found), matching: found.matching }
      const t = exportWords(language)
      const [states, doubles, standings] = [
        importRowWords(language),
        doubleReasonWords(language),
        photoStandingWords(language),
      ]
      const rows = await readProblems(db, uuid)
      const photos = await photosOfRows(db, uuid, { isByColumn: isByColumn(found.matching), rows: 'all' })
      const photoColumn = photoColumnOf(sheet.columns, found.matching) ?? ''
      const after = { file: found.file_name, rows: rows.length }
      await db.transaction().execute(trx => recordAct(trx, secrets, { staff, act: 'import_exported', after, now }))
      const lines = rows.flatMap(({ row, state, problems, double_by }) => {
        const known = presentProblems(problems, sheet, language)
        const photo = photos.get(row)
        const warning = photo && photoWarnings.includes(photo) ? standings[photo] : null
        const lines = known.map(({ column, field, message }) => [row, states[state], column, field, message])
        if (lines.length === 0) lines.push([row, states[state], '', '', double_by ? doubles[double_by] : ''])
        if (warning) lines.push([row, states[state], photoColumn, t.photo, warning])
        return lines
      })
      return {
        name: `import-${uuid.slice(0, 8)}.csv`,
        text: csvMark + [[t.row, t.state, t.column, t.field, t.problem], ...lines].map(csvLine).join(''),
      }
    },
  }
}

function columnsToRemember(columns: readonly { name: string }[], matching: Matching) {
  const known = new Map<string, string>()
  columns.forEach(({ name }, at) => {
    const target = matching.columns[at]
    const header = entryKey(name)
    if (target && header) known.set(header, target)
  })
  return [...known].map(([header, target]) => ({ header, target }))
}
