import { type ByKind, type ColumnCriterion, columnCriteria } from '#contract/finding/criteria.ts'

/** Both ends count; null leaves an end open. */
export interface Range {
  readonly from: number | null
  readonly to: number | null
}

interface ConditionOf {
  /** Ids or codes, any of which matches. Nobody matches an empty list, and a member without a value matches no list. */
  options: readonly string[]
  answers: readonly string[]
  range: Range
  /** Leaves out the members with this value; a member without a value stays in. */
  own: { readonly not: string }
  only: true
}
type Conditions = ByKind<{ [Kind in keyof ConditionOf]: ConditionOf[Kind] | undefined } & { kin: never }>

export type Condition = ConditionOf[keyof ConditionOf]
export const isListCondition = (condition: Condition): condition is readonly string[] => Array.isArray(condition)

/** What a list or a search looks for. Everybody matches a criterion that is absent. */
export type Criteria = Partial<Pick<Conditions, ColumnCriterion>>

/** The column of each criterion, in the order in which rows and the store hold them. */
export const columns = columnCriteria
