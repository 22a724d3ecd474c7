import { importMoves } from '#domain/office/imports.ts'
import type { HandlersOf } from '#server/http/handler.ts'
import { Refusal } from '#server/http/refusal.ts'
import type { Secrets } from '#server/ports/secrets.ts'
import { lockImport, setState } from './queries.ts'
import { storedRowFrom } from './rules.ts'
import { importMessages, importSentences } from './words.ts'

/**
 * Corrects a row without another upload: families bring their biodata, and the sheet is often on somebody else's computer. The
 * values are encrypted with the row and go with it. Its cells stay, by which a second upload of the sheet knows the row.
 */
export const importCorrectionHandlers = ({ secrets }: { secrets: Secrets }): HandlersOf<'correctImportRow'> => ({
  async correctImportRow({ input: { uuid, row, fields }, language, inAct }) {
    await inAct(async trx => {
      const locked = await lockImport(trx, uuid)
      if (!locked) throw new Refusal('not_found')
      const stored = await trx
        .selectFrom('import_rows')
        .select(['id', 'sealed'])
        .where('import_id', '=', uuid)
        .where('row', '=', row)
        .where('state', '=', 'bad')
        .forUpdate()
        .executeTakeFirst()
      if (!stored?.sealed || !importMoves.match.includes(locked.state))
        throw new Refusal('conflict', { sentence: importSentences.notNow })
      const { cells, corrected } = storedRowFrom(secrets.open(stored.sealed))
      const values = Object.fromEntries(fields.map(({ target, value }) => [target, value.trim()]))
      await trx
        .updateTable('import_rows')
        .set({
          sealed: secrets.seal(JSON.stringify({ cells, corrected: { ...corrected, ...values } })),
          state: 'waiting',
          problems: null,
        })
        .where('id', '=', stored.id)
        .execute()
      await setState(trx, uuid, 'checking')
      return {
        act: 'import_row_corrected',
        after: { file: locked.file_name, row, fields: fields.map(({ target }) => target).join(', ') },
      }
    })
    return { message: importMessages(language).corrected }
  },
})
