import { type AskedCriteria, criteria, everyOption, type SentCriteria } from '#contract/criteria.ts'
import {
  blankSearch,
  gathered,
  isEvery,
  listCriteria,
  type SearchField,
  type SearchForm,
  type SearchLists,
} from './search-form.ts'

/** What the wire calls each; ages are birth years there. */
const wireName = {
  maritalStatus: 'marital_status_id',
  education: 'education_group_id',
  occupation: 'occupation_type_id',
  workLocation: 'working_place_id',
  abroad: 'move_to_abroad',
  nativeDistrict: 'native_place_id',
  diet: 'diet_ids',
  bornFrom: 'from_age',
  bornTo: 'to_age',
  heightFrom: 'from_height',
  heightTo: 'to_height',
  sameDevak: 'same_devak',
} as const satisfies Record<SearchField, keyof SentCriteria>
const searchFields = Object.keys(wireName) as SearchField[]

export const fieldOnTheWire = (name: string): SearchField | undefined =>
  searchFields.find(field => wireName[field] === name)

/** The criteria as they are sent; where nothing was chosen, nothing is. */
export function toWire(form: SearchForm, lists: SearchLists = {}): SentCriteria {
  const sent: SentCriteria = { same_devak: form.sameDevak ? 'Y' : 'N' }
  for (const criterion of listCriteria) {
    const chosen = gathered(form[criterion], lists[criterion])
    if (chosen.length > 0) sent[wireName[criterion]] = isEvery(chosen) ? everyOption : [...chosen]
  }
  for (const end of ['bornFrom', 'bornTo', 'heightFrom', 'heightTo'] as const) {
    if (form[end] !== null) sent[wireName[end]] = form[end]
  }
  return sent
}

/** Read as the server reads them. A criterion that makes no sense is left out, the others stay. */
export function fromWire(said: unknown): SearchForm {
  if (typeof said !== 'object' || said === null) return blankSearch
  const raw: Partial<Record<string, unknown>> = { ...said }
  const read = <Name extends keyof AskedCriteria>(name: Name): AskedCriteria[Name] | undefined => {
    const { data } = criteria[name].safeParse(raw[name])
    return data as AskedCriteria[Name] | undefined
  }
  const form: SearchForm = {
    ...blankSearch,
    ...Object.fromEntries(listCriteria.map(criterion => [criterion, read(wireName[criterion]) ?? []])),
    bornFrom: read('from_age') ?? null,
    bornTo: read('to_age') ?? null,
    heightFrom: read('from_height') ?? null,
    heightTo: read('to_height') ?? null,
    sameDevak: read('same_devak') === 'Y',
  }
  return form.workLocation.length > 0 ? { ...form, abroad: [] } : form
}

/** A saved search is its criteria as a JSON string; null where there is none to fill in. */
export function fromSaved(json: string | null): SearchForm | null {
  try {
    const form = fromWire(JSON.parse(json ?? 'null'))
    return isBlank(form) ? null : form
  } catch {
    return null
  }
}

export const isBlank = (form: SearchForm): boolean => isSame(form, blankSearch)
export const isSame = (one: SearchForm, other: SearchForm): boolean =>
  JSON.stringify(toWire(one)) === JSON.stringify(toWire(other))
