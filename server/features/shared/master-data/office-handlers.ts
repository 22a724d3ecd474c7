import { broken } from '#contract/field-words.ts'
import { type MasterType, mostEntries } from '#contract/site/choice-lists.ts'
import type { StaffActName } from '#domain/office/office.ts'
import type { Db } from '#server/db/open.ts'
import { type ActValues, recordAct } from '#server/features/shared/audit/record.ts'
import type { HandlersOf } from '#server/http/handler.ts'
import { Refusal } from '#server/http/refusal.ts'
import type { StaffMember } from '#server/http/staff.ts'
import { newId } from '#server/ports/ids.ts'
import type { Secrets } from '#server/ports/secrets.ts'
import { leadToOther } from './merge.ts'
import {
  entriesOf,
  insertEntry,
  type ListEntry,
  listVersion,
  moveVersionOn,
  renameEntry,
  setMerged,
  setRetired,
  writeOrder,
} from './office-queries.ts'
import { listMessages, listSentences } from './words.ts'

type ListCalls =
  | 'officeList'
  | 'addToList'
  | 'renameInList'
  | 'orderList'
  | 'retireInList'
  | 'restoreInList'
  | 'mergeInList'

interface Names {
  name_en: string
  name_mr: string
}
interface ListCall {
  input: { type: MasterType; version: number }
  staff: Pick<StaffMember, 'id'>
  now: Date
}
/** What a change was, for the audit. */
interface ListAct {
  act: StaffActName
  before?: ActValues
  after?: ActValues
}

const recorded = ({ name_en, name_mr }: Names): ActValues => ({ name_en, name_mr })
const choosable = (entries: readonly ListEntry[]) => entries.filter(entry => entry.retired_at === null)
const namesOf = (entries: readonly ListEntry[]) => entries.map(({ name_en }) => name_en).join(', ')
const refused = (sentence: keyof typeof listSentences) => new Refusal('conflict', { sentence: listSentences[sentence] })

function entryOrRefuse(entries: readonly ListEntry[], uuid: string): ListEntry {
  const entry = entries.find(({ id }) => id === uuid.toLowerCase())
  if (!entry) throw new Refusal('not_found')
  return entry
}

/** Two entries of one name could not be told apart. */
function refuseTakenName(entries: readonly ListEntry[], names: Names, exceptId: string | null): void {
  const others = choosable(entries).filter(({ id }) => id !== exceptId)
  const taken = (['name_en', 'name_mr'] as const).filter(key =>
    others.some(other => other[key].toLowerCase() === names[key].toLowerCase()),
  )
  if (taken.length > 0)
    throw new Refusal('taken', { fields: Object.fromEntries(taken.map(key => [key, broken('taken_entry')])) })
}

function refuseLast(entries: readonly ListEntry[], entry: ListEntry): void {
  if (choosable(entries).every(({ id }) => id === entry.id)) throw refused('lastEntry')
}

export function officeListHandlers({ db, secrets }: { db: Db; secrets: Secrets }): HandlersOf<ListCalls> {
  /** Changes a list that is still as the editor has read it, and notes the change. */
  async function change({ input, staff, now }: ListCall, work: (trx: Db, entries: ListEntry[]) => Promise<ListAct>) {
    const { type, version } = input
    await db.transaction().execute(async trx => {
      if (!(await moveVersionOn(trx, type, version))) {
        if ((await listVersion(trx, type)) === undefined) throw refused('readOnly')
        throw new Refusal('changed_elsewhere', { sentence: listSentences.changedMeanwhile })
      }
      const { act, before, after } = await work(trx, await entriesOf(trx, type))
      await recordAct(trx, secrets, { staff, act, ...(before && { before }), after: { list: type, ...after }, now })
    })
  }
  return {
    async officeList({ input: { type } }) {
      const version = await listVersion(db, type)
      const entries = await entriesOf(db, type)
      return {
        version: version ?? 0,
        is_read_only: version === undefined,
        list: entries.map(({ id, name_en, name_mr, retired_at, merged_into }) => ({
          uuid: id,
          name_en,
          name_mr,
          is_retired: retired_at !== null,
          merged_into,
        })),
      }
    },

    async addToList(asked) {
      const { input, language, now } = asked
      const names = { name_en: input.name_en, name_mr: input.name_mr }
      await change(asked, async (trx, entries) => {
        if (entries.length >= mostEntries) throw refused('full')
        refuseTakenName(entries, names, null)
        const after = (key: 'place' | 'position') => Math.max(-1, ...entries.map(entry => entry[key])) + 1
        await insertEntry(trx, input.type, {
          id: newId(now),
          ...names,
          place: after('place'),
          position: after('position'),
        })
        return { act: 'list_entry_added', after: recorded(names) }
      })
      return { message: listMessages(language).added }
    },

    async renameInList(asked) {
      const { input, language } = asked
      const names = { name_en: input.name_en, name_mr: input.name_mr }
      await change(asked, async (trx, entries) => {
        const entry = entryOrRefuse(entries, input.uuid)
        if (entry.retired_at === null) refuseTakenName(entries, names, entry.id)
        await renameEntry(trx, entry.id, names)
        return { act: 'list_entry_renamed', before: recorded(entry), after: recorded(names) }
      })
      return { message: listMessages(language).renamed }
    },

    async orderList(asked) {
      const { input, language } = asked
      await change(asked, async (trx, entries) => {
        const before = choosable(entries)
        const ids = input.uuids.map(uuid => uuid.toLowerCase())
        const after = ids.flatMap(id => before.find(entry => entry.id === id) ?? [])
        if (new Set(ids).size !== before.length || ids.length !== before.length || after.length !== before.length)
          throw new Refusal('changed_elsewhere', { sentence: listSentences.changedMeanwhile })
        await writeOrder(trx, ids)
        return { act: 'list_ordered', before: { order: namesOf(before) }, after: { order: namesOf(after) } }
      })
      return { message: listMessages(language).ordered }
    },

    async retireInList(asked) {
      const { input, language, now } = asked
      await change(asked, async (trx, entries) => {
        const entry = entryOrRefuse(entries, input.uuid)
        if (entry.retired_at !== null) throw new Refusal('conflict')
        refuseLast(entries, entry)
        await setRetired(trx, entry.id, now)
        return {
          act: 'list_entry_retired',
          before: { ...recorded(entry), retired: false },
          after: { ...recorded(entry), retired: true },
        }
      })
      return { message: listMessages(language).retired }
    },

    async restoreInList(asked) {
      const { input, language } = asked
      await change(asked, async (trx, entries) => {
        const entry = entryOrRefuse(entries, input.uuid)
        if (entry.retired_at === null) throw new Refusal('conflict')
        if (entry.merged_into !== null) throw refused('mergedBefore')
        refuseTakenName(entries, entry, entry.id)
        await setRetired(trx, entry.id, null)
        return {
          act: 'list_entry_restored',
          before: { ...recorded(entry), retired: true },
          after: { ...recorded(entry), retired: false },
        }
      })
      return { message: listMessages(language).restored }
    },

    async mergeInList(asked) {
      const { input, language, now } = asked
      await change(asked, async (trx, entries) => {
        const [from, into] = [entryOrRefuse(entries, input.uuid), entryOrRefuse(entries, input.into)]
        if (from.merged_into !== null) throw refused('mergedBefore')
        // What is led to a retired entry could not be chosen again by the families who have it.
        if (from.id === into.id || into.retired_at !== null)
          throw new Refusal('bad_input', { fields: { into: broken('malformed') } })
        await leadToOther(trx, { type: input.type, from: from.id, into: into.id, now })
        await setMerged(trx, from.id, into.id, now)
        return { act: 'list_entries_merged', before: recorded(from), after: recorded(into) }
      })
      return { message: listMessages(language).merged }
    },
  }
}
