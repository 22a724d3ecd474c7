import { setImmediate as nextTurn } from 'node:timers/promises'
import type { AnswerOf } from '#contract/endpoint.ts'
import {
  type FormTable,
  familyForms,
  memberForms,
  propertyForms,
  relativeForms,
  siblingForms,
  wordsSuggestedAtOnce,
} from '#contract/families/second-script.ts'
import type { Calls } from '#contract/index.ts'
import { languageOf } from '#domain/families/both-scripts/language-of.ts'
import { type NamePairs, suggestedForm } from '#domain/families/both-scripts/suggest.ts'
import type { Db } from '#server/db/open.ts'
import type { SecondScript } from '#server/db/schema.ts'
import { type MemberRecord, readMember } from '#server/features/families/my-profile/queries.ts'
import type { MasterData } from '#server/features/shared/master-data/queries.ts'
import type { HandlersOf } from '#server/http/handler.ts'
import type { Limits } from '#server/http/limits.ts'
import { presentFlag } from '#server/http/wire-values.ts'
import { knownPairs } from './known-pairs.ts'
import { suggestionsFromAddress } from './limits.ts'

interface Dependencies {
  db: Db
  limits: Limits
  masterData: () => Promise<MasterData>
}

/** Suggests names, places and texts in the other script, and shows a family which of its own have no second form yet. */
export function secondScriptHandlers({
  db,
  limits,
  masterData,
}: Dependencies): HandlersOf<'scriptSuggestions' | 'secondScript'> {
  const pairsAt = knownPairs(db, masterData)
  return {
    async scriptSuggestions({ input, address, now }) {
      await limits.spendOrRefuse(`script suggestions ${address}`, suggestionsFromAddress)
      return { list: await suggestionsFor(input.texts, await pairsAt(now)) }
    },

    async secondScript({ viewer, now }) {
      await limits.spendOrRefuse(`script suggestions ${viewer.id}`, suggestionsFromAddress)
      const record = await readMember(db, viewer.id)
      const waiting = await db
        .selectFrom('second_name_reviews')
        .where('member_id', '=', viewer.id)
        .where('decided_at', 'is', null)
        .orderBy('asked_at')
        .orderBy('id')
        .select(['path', 'typed', 'second'])
        .execute()
      const waits = ({ path, typed }: Unconfirmed) =>
        waiting.some(one => one.typed === typed && one.path === path.replace(/\.\d+(?=\.)/g, ''))
      const unconfirmed = unconfirmedOf(record).filter(one => !waits(one))
      const suggestions = await suggestionsFor(
        unconfirmed.map(({ typed }) => typed),
        await pairsAt(now),
      )
      return {
        version: record.version,
        list: unconfirmed.map((one, at) => ({ ...one, suggestion: suggestions[at] ?? null })),
        waiting,
      }
    },
  }
}

/** Each text has its turn, so that others are answered between two. What is beyond the words of one call gets no suggestion. */
async function suggestionsFor(
  texts: readonly string[],
  pairs: NamePairs,
): Promise<AnswerOf<Calls['scriptSuggestions']>['list']> {
  const list: AnswerOf<Calls['scriptSuggestions']>['list'] = []
  let words = 0
  for (const text of texts) {
    words += text.split(/[^\p{L}\p{M}]+/u).length
    const suggested = words > wordsSuggestedAtOnce ? null : suggestedForm(text, pairs)
    list.push(suggested && { form: suggested.form, is_guess: presentFlag(suggested.isGuess) })
    await nextTurn()
  }
  return list
}

interface Unconfirmed {
  path: string
  typed: string
}
type Stored = Readonly<Record<string, unknown>> & { second_script: SecondScript }

/** The names and places of a row that have no second form, where they have letters at all. */
const unconfirmedIn = (table: FormTable, row: Stored | null, within = ''): Unconfirmed[] =>
  Object.entries(table).flatMap(([name, { column, bothScripts }]) => {
    const typed = row?.[column]
    if (bothScripts === 'text' || typeof typed !== 'string' || languageOf(typed) === null) return []
    return row?.second_script[column] === undefined ? [{ path: `${within}${name}`, typed }] : []
  })

const inList = (table: FormTable, rows: readonly Stored[], path: string) =>
  rows.flatMap((row, at) => unconfirmedIn(table, row, `${path}.${at}.`))

const unconfirmedOf = (record: MemberRecord): Unconfirmed[] => [
  ...unconfirmedIn(memberForms, record),
  ...unconfirmedIn(familyForms, record.family, 'family_details.'),
  ...inList(siblingForms, record.siblings, 'family_details.family_members'),
  ...inList(relativeForms, record.relatives, 'family_details.relatives'),
  ...inList(propertyForms, record.properties, 'user_properties'),
]
