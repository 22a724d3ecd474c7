import { daysOfLastUse } from '#domain/families/last-use.ts'
import { mangalName } from '#domain/kundali/names.ts'
import type { Bilingual } from '#domain/words/bilingual.ts'
import type { MasterType } from '../site/choice-lists.ts'

/** A list whose entries go by their ids: one of the master data, or one of places. */
type ListName = MasterType | 'work-location' | 'district'

/** What a criterion is. Everything else about it (schema, reading, filter, SQL, row layout, form) follows from this. */
type Declaration =
  /** Any of the chosen entries of a list, by their ids. */
  | { kind: 'options'; wire: string; list: ListName }
  /** Any of the chosen answers. Those with a list travel by their names in that list, those with words by their codes. */
  | { kind: 'answers'; wire: string; answers: readonly string[]; list: MasterType }
  | { kind: 'answers'; wire: string; answers: readonly string[]; words: Readonly<Record<string, Bilingual>> }
  /** A number between two ends, in either order; one end may be open. */
  | {
      kind: 'range'
      wire: { from: string; to: string }
      min: number
      max: number
      /** How much of the column one step is worth, where a family counts in larger steps than the column does. */
      unit?: number
    }
  /** N leaves out the members who have the searcher's own entry of the list. */
  | { kind: 'own'; wire: string; list: MasterType }
  /** Y leaves only the members of whom it is true. */
  | {
      kind: 'only'
      wire: string
      /** For a criterion about recent use: within how many days. Who matches then differs from day to day. */
      days?: number
    }
  /** Y leaves out the members who may be related to the searcher. It lies between two families, so no column tells it. */
  | { kind: 'kin'; wire: string }

/** Every criterion of a search, in the order of the form. A new one is declared here. */
export const searchCriteria = {
  /** The wire calls birth years ages. */
  birthYear: { kind: 'range', wire: { from: 'from_age', to: 'to_age' }, min: 1900, max: 2100 },
  height: { kind: 'range', wire: { from: 'from_height', to: 'to_height' }, min: 100, max: 250 },
  /** In lakh of rupees a year. */
  income: { kind: 'range', wire: { from: 'from_income', to: 'to_income' }, min: 0, max: 2000, unit: 100_000 },
  maritalStatus: { kind: 'options', wire: 'marital_status_id', list: 'MARITAL_STATUS' },
  educationGroup: { kind: 'options', wire: 'education_group_id', list: 'EDUCATION_GROUP' },
  occupationType: { kind: 'options', wire: 'occupation_type_id', list: 'OCCUPATION_TYPE' },
  workLocation: { kind: 'options', wire: 'working_place_id', list: 'work-location' },
  moveAbroad: {
    kind: 'answers',
    wire: 'move_to_abroad',
    answers: ['Y', 'N', 'UNDECIDED', 'ALREADY_IN'],
    list: 'MOVE_TO_ABROAD',
  },
  nativeDistrict: { kind: 'options', wire: 'native_place_id', list: 'district' },
  diet: { kind: 'options', wire: 'diet_ids', list: 'DIET' },
  mangal: { kind: 'answers', wire: 'is_mangal', answers: Object.keys(mangalName), words: mangalName },
  withPhoto: { kind: 'only', wire: 'with_photo' },
  recentlyActive: { kind: 'only', wire: 'recently_active', days: daysOfLastUse.THIS_MONTH },
  sameDevak: { kind: 'own', wire: 'same_devak', list: 'DEVAK' },
  withoutKin: { kind: 'kin', wire: 'without_kin' },
} as const satisfies Record<string, Declaration>

type Table = typeof searchCriteria
export type Criterion = keyof Table
type CriterionKind = Declaration['kind']
/** The criteria of these kinds. */
export type CriterionOf<Kind extends CriterionKind> = {
  [C in Criterion]: Table[C]['kind'] extends Kind ? C : never
}[Criterion]
export type ListCriterion = CriterionOf<'options' | 'answers'>
export type FlagCriterion = CriterionOf<'own' | 'only' | 'kin'>
/** The criteria that a column of the member tells. */
export type ColumnCriterion = Exclude<Criterion, CriterionOf<'kin'>>

export const criterionNames = Object.keys(searchCriteria) as Criterion[]
const isOf =
  <Kind extends CriterionKind>(...kinds: Kind[]) =>
  (criterion: Criterion): criterion is CriterionOf<Kind> =>
    kinds.some(kind => kind === searchCriteria[criterion].kind)
export const isList = isOf('options', 'answers')
export const isRange = isOf('range')
export const isFlag = isOf('own', 'only', 'kin')
export const isOwn = isOf('own')
export const isAnswers = isOf('answers')
export const columnCriteria = criterionNames.filter(isOf('options', 'answers', 'range', 'own', 'only'))

/** The number of days within which a member must have used the site, for a criterion that asks for it. */
export const recentDaysOf = (criterion: Criterion): number | null => {
  const declared: Declaration = searchCriteria[criterion]
  return declared.kind === 'only' ? (declared.days ?? null) : null
}

/** How much of its column one step of a range is worth. */
export const unitOf = (criterion: Criterion): number => {
  const declared: Declaration = searchCriteria[criterion]
  return declared.kind === 'range' ? (declared.unit ?? 1) : 1
}

/** A value for each criterion, by its kind. */
export type ByKind<Values extends Record<CriterionKind, unknown>> = {
  readonly [C in Criterion]: Values[Table[C]['kind']]
}

/** The names under which a criterion travels. */
export function wireNames(criterion: Criterion): readonly WireName[] {
  const { wire } = searchCriteria[criterion]
  return typeof wire === 'string' ? [wire] : [wire.from, wire.to]
}
type WireNames<W> = W extends { from: infer From; to: infer To } ? From | To : W
export type WireName<C extends Criterion = Criterion> = WireNames<Table[C]['wire']> & string

/** A family asks either where somebody works or whether they would move abroad. */
export const exclusiveCriteria = ['workLocation', 'moveAbroad'] as const satisfies readonly ListCriterion[]

/** A list with every option chosen is longer than an address may be, so it travels as this word. */
export const everyOption = 'ALL'
