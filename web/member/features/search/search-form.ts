import { everyOption } from '#contract/criteria.ts'
import type { Choice } from '#web/ui/matching.ts'

/** The options chosen of a list; every one of them goes by one word. */
export type Chosen = readonly string[]
export const every: Chosen = [everyOption]
export const isEvery = (chosen: Chosen): boolean => chosen.includes(everyOption)

/** The criteria chosen from a list, in the order the form has them. */
export const listCriteria = [
  'maritalStatus',
  'education',
  'occupation',
  'workLocation',
  'abroad',
  'nativeDistrict',
  'diet',
] as const
export type ListCriterion = (typeof listCriteria)[number]

/** What a family searches for. Nothing of it is required. */
export interface SearchForm extends Readonly<Record<ListCriterion, Chosen>> {
  readonly bornFrom: number | null
  readonly bornTo: number | null
  readonly heightFrom: number | null
  readonly heightTo: number | null
  /** Lets in profiles of one's own devak, which custom leaves out. */
  readonly sameDevak: boolean
}
export type SearchField = keyof SearchForm

export const blankSearch: SearchForm = {
  maritalStatus: [],
  education: [],
  occupation: [],
  workLocation: [],
  abroad: [],
  nativeDistrict: [],
  diet: [],
  bornFrom: null,
  bornTo: null,
  heightFrom: null,
  heightTo: null,
  sameDevak: false,
}

/** The options of each list; one that has not come yet is not there. */
export type SearchLists = Readonly<Partial<Record<ListCriterion, readonly Choice[]>>>

/** Each option by itself. What its list has since lost is no longer chosen. */
export function spelledOut(chosen: Chosen, options: readonly Choice[]): string[] {
  const values = options.map(option => option.value)
  return isEvery(chosen) ? values : values.filter(value => chosen.includes(value))
}

export function gathered(chosen: Chosen, options: readonly Choice[] | undefined): Chosen {
  if (!options || options.length === 0) return chosen
  const known = spelledOut(chosen, options)
  return known.length === options.length ? every : known
}

/** Where somebody works and where they would move to are asked for one at a time. */
export const closedBy = (form: SearchForm, criterion: ListCriterion): boolean =>
  (criterion === 'workLocation' && form.abroad.length > 0) || (criterion === 'abroad' && form.workLocation.length > 0)
