import type { Db } from '#server/db/open.ts'
import { confirmByStatement } from '#server/features/money/payments/upi-confirmations.ts'
import { utrHash } from '#server/features/money/payments/upi-orders.ts'
import { readCsv } from '#server/features/office/imports/read-csv.ts'
import { Unreadable } from '#server/features/office/imports/table.ts'
import { unreadableSentences } from '#server/features/office/imports/words.ts'
import type { HandlersOf } from '#server/http/handler.ts'
import type { Limits } from '#server/http/limits.ts'
import { Refusal } from '#server/http/refusal.ts'
import type { Secrets } from '#server/ports/secrets.ts'
import { statementsADay } from './limits.ts'
import { forgetMeanings, rememberedMeanings, rememberMeanings } from './queries.ts'
import { headingsAt, isMatched, proposedMeanings, statementLines } from './rules.ts'
import { statementMessages, statementSentences } from './words.ts'

interface Dependencies {
  db: Db
  secrets: Secrets
  limits: Limits
}

/** The headings of the table in a statement, and the lines below them. It is small enough to be read without a thread. */
function tableOrRefuse(bytes: Uint8Array) {
  try {
    const table = readCsv(bytes)
    const lines = [table.columns, ...table.rows.map(({ cells }) => cells)]
    const at = headingsAt(lines)
    return { headings: lines[at] ?? [], rows: lines.slice(at + 1) }
  } catch (error) {
    if (error instanceof Unreadable) throw new Refusal('bad_input', { sentence: unreadableSentences[error.reason] })
    throw error
  }
}

const linesShown = 3
const samplesOf = (rows: readonly (readonly string[])[], column: number) =>
  rows
    .map(cells => cells[column] ?? '')
    .filter(Boolean)
    .slice(0, linesShown)

/** A treasurer reads the bank's statement, which confirms payments by UPI. */
export function bankStatementHandlers({ db, secrets, limits }: Dependencies): HandlersOf<'readStatement'> {
  return {
    async readStatement({ input: { columns, lines_seen, match_again }, file, staff, language, now, inAct }) {
      await limits.countOrRefuse(`statement ${staff.id}`, statementsADay)
      const t = statementMessages(language)
      const { headings, rows } = tableOrRefuse(file.bytes)
      if (match_again === 'Y')
        await inAct(async trx => ({
          acts: (await forgetMeanings(trx, headings)) ? [{ act: 'statement_columns_forgotten' }] : [],
        }))
      const remembered = await rememberedMeanings(db, headings)
      const meanings = columns.length > 0 ? columns : remembered
      if (!meanings) {
        const proposed = proposedMeanings(headings)
        return {
          message: t.toMatch,
          columns: headings.map((name, at) => ({
            name,
            samples: samplesOf(rows, at),
            meaning: proposed[at] ?? 'none',
          })),
          preview: null,
          result: null,
        }
      }
      if (!isMatched(headings, meanings)) throw new Refusal('bad_input', { sentence: statementSentences.notMatched })
      const lines = statementLines(rows, meanings)
      const days = lines.map(({ day }) => day).toSorted()
      const [from, to] = [days[0], days.at(-1)]
      if (!from || !to) throw new Refusal('bad_input', { sentence: statementSentences.nothingCame })
      const isNew = meanings.some((meaning, at) => remembered?.[at] !== meaning)
      if (isNew && lines_seen === 'N') {
        const first = lines.slice(0, linesShown).map(({ day, paise, text }) => ({ day, amount: paise / 100, text }))
        const preview = { credits: lines.length, others: rows.length - lines.length, lines: first }
        return { message: t.toLookAt, columns: null, preview, result: null }
      }
      const transfers = lines.map(({ utrs, paise, day }) => ({
        utrHashes: utrs.map(utr => utrHash(secrets, utr)),
        paise,
        day,
      }))
      const outcome = await inAct(async trx => {
        await rememberMeanings(trx, headings, meanings)
        const result = await confirmByStatement(trx, transfers, { from, to }, now)
        const { returned, ...counts } = result
        const papers = returned.length > 0 && { returned: returned.join(', ') }
        return { act: 'statement_read', after: { from, last_day: to, ...counts, ...papers }, result }
      })
      return { message: t.read, columns: null, preview: null, result: { from, to, credits: lines.length, ...outcome } }
    },
  }
}
