import { fieldOfTarget, type ImportTarget, isListed, type Matching } from '#contract/office/import-targets.ts'
import type { ListName } from '#contract/site/choice-lists.ts'
import type { Day } from '#domain/calendar.ts'
import type { NamedEntry } from '#domain/office/import-values.ts'
import { type MasterData, storedType } from '#server/features/shared/master-data/queries.ts'

/** An entry of a list, and the entry that contains it: a taluka's district, a charan's nakshatra. */
export interface ListEntry extends NamedEntry {
  within: string | null
}

/** Everything that a row is judged by. It is sent to the judging thread. */
export interface JudgeContext extends Matching {
  lists: Partial<Record<ImportTarget, readonly ListEntry[]>>
  today: Day
}

/** Other words that registers use for these entries. */
const alsoKnown: Readonly<Record<string, readonly string[]>> = {
  UNMARRIED: ['Single', 'Never married', 'Bachelor', 'Spinster', 'First', 'प्रथम', 'प्रथम वर', 'प्रथम वधू', 'Unmarried'],
  DIVORCED: ['Divorcee', 'घटस्फोटीत', 'घटस्फोट'],
  WIDOWED: ['Widow', 'Widower', 'Widowed', 'विधवा', 'विधुर'],
}

const genderEntries: readonly ListEntry[] = [
  {
    id: 'F',
    within: null,
    names: ['F', 'Female', 'Bride', 'Girl', 'Woman', 'वधू', 'वधु', 'मुलगी', 'स्त्री', 'कन्या', 'महिला'],
  },
  { id: 'M', within: null, names: ['M', 'Male', 'Groom', 'Boy', 'Man', 'वर', 'मुलगा', 'पुरुष'] },
]

interface Row {
  id: string
  name_en: string
  name_mr: string
  also_known_as?: string[]
}
const entryOf = (row: Row, within: string | null, more: readonly string[] = []): ListEntry => ({
  id: row.id,
  names: [row.name_en, row.name_mr, ...(row.also_known_as ?? []), ...more],
  within,
})

function entriesOfList(data: MasterData, list: ListName): ListEntry[] {
  switch (list) {
    case 'district':
      return data.districts.map(row => entryOf(row, null))
    case 'taluka':
      return data.talukas.map(row => entryOf(row, row.district_id))
    case 'state':
      return data.states.map(row => entryOf(row, null))
    case 'country':
      return data.countries.map(row => entryOf(row, null))
    case 'birth-place':
      return data.birthPlaces.map(row => entryOf(row, null))
    case 'work-location':
      return data.workLocations.map(row => entryOf(row, null))
    default:
      return data.options
        .filter(({ type, retired_at }) => type === storedType(list) && retired_at === null)
        .map(row => entryOf(row, row.parent_id, alsoKnown[row.code ?? ''] ?? []))
  }
}

/** The entries that the values of a column are matched with. Null if the field is no list. */
export function entriesOf(data: MasterData, target: ImportTarget): readonly ListEntry[] | null {
  if (target === 'gender') return genderEntries
  const field = fieldOfTarget(target)
  if (field?.kind === 'choice') return entriesOfList(data, field.list)
  if (field?.kind !== 'answer') return null
  return field.answers.map(code => ({
    id: code,
    names: [code, field.format(code, 'en'), field.format(code, 'mr')],
    within: null,
  }))
}

export function judgeContextOf(matching: Matching, data: MasterData, today: Day): JudgeContext {
  const used = [...new Set([...matching.columns, ...(Object.keys(matching.fixed) as ImportTarget[])])]
  const listed = used.filter(target => target !== '').filter(isListed)
  return {
    ...matching,
    lists: Object.fromEntries(listed.map(target => [target, entriesOf(data, target) ?? []])),
    today,
  }
}
