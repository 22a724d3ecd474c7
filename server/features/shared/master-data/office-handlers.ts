import type { MasterType } from '#contract/site/choice-lists.ts'
import type { StaffActName } from '#domain/office/audit.ts'
import type { Db } from '#server/db/open.ts'
import type { Act, ActValues, InAct } from '#server/http/acts.ts'
import type { HandlersOf } from '#server/http/handler.ts'
import { newId } from '#server/ports/ids.ts'
import { moveReferences } from './merge.ts'
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
} from './queries.ts'
import {
  choosable,
  type EntryNames,
  entryOrRefuse,
  orderedOrRefuse,
  refuseAdding,
  refuseMerging,
  refuseRenaming,
  refuseRestoring,
  refuseRetiring,
  unwrittenChange,
} from './rules.ts'
import { listMessages } from './words.ts'

type ListCalls =
  | 'officeList'
  | 'addToList'
  | 'renameInList'
  | 'orderList'
  | 'retireInList'
  | 'restoreInList'
  | 'mergeInList'

interface ListCall<A extends StaffActName> {
  input: { type: MasterType; version: number }
  inAct: InAct<A>
}

const recorded = ({ name_en, name_mr }: EntryNames): ActValues => ({ name_en, name_mr })
const namesOf = (entries: readonly ListEntry[]) => entries.map(({ name_en }) => name_en).join(', ')

export function officeListHandlers({ db }: { db: Db }): HandlersOf<ListCalls> {
  /** Changes a list that is still as the editor has read it, and records the change in the audit. */
  async function change<A extends StaffActName>(
    { input, inAct }: ListCall<A>,
    work: (trx: Db, entries: ListEntry[]) => Promise<Act<A>>,
  ) {
    const { type, version } = input
    await inAct(async trx => {
      if (!(await moveVersionOn(trx, type, version))) throw unwrittenChange(await listVersion(trx, type))
      const done = await work(trx, await entriesOf(trx, type))
      return { ...done, after: { list: type, ...done.after } }
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
        refuseAdding(entries, names)
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
        refuseRenaming(entries, entry, names)
        await renameEntry(trx, entry.id, names)
        return { act: 'list_entry_renamed', before: recorded(entry), after: recorded(names) }
      })
      return { message: listMessages(language).renamed }
    },

    async orderList(asked) {
      const { input, language } = asked
      await change(asked, async (trx, entries) => {
        const ordered = orderedOrRefuse(entries, input.uuids)
        await writeOrder(
          trx,
          ordered.map(({ id }) => id),
        )
        return {
          act: 'list_ordered',
          before: { order: namesOf(choosable(entries)) },
          after: { order: namesOf(ordered) },
        }
      })
      return { message: listMessages(language).ordered }
    },

    async retireInList(asked) {
      const { input, language, now } = asked
      await change(asked, async (trx, entries) => {
        const entry = entryOrRefuse(entries, input.uuid)
        refuseRetiring(entries, entry)
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
        refuseRestoring(entries, entry)
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
        refuseMerging(from, into)
        await moveReferences(trx, { type: input.type, from: from.id, into: into.id, now })
        await setMerged(trx, from.id, into.id, now)
        return { act: 'list_entries_merged', before: recorded(from), after: recorded(into) }
      })
      return { message: listMessages(language).merged }
    },
  }
}
