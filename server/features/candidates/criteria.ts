export const abroadAnswers = ['Y', 'N', 'UNDECIDED', 'ALREADY_IN'] as const
export type AbroadAnswer = (typeof abroadAnswers)[number]

/** Both ends count; null leaves that end open. */
export interface Range {
  readonly from: number | null
  readonly to: number | null
}

/**
 * What a list or a search looks for. Everybody matches a criterion that is absent, nobody matches an empty list. A member
 * without a value matches no list of values.
 */
export interface Criteria {
  readonly maritalStatus?: readonly string[] | undefined
  readonly educationGroup?: readonly string[] | undefined
  readonly occupationType?: readonly string[] | undefined
  readonly diet?: readonly string[] | undefined
  readonly workLocation?: readonly string[] | undefined
  readonly nativeDistrict?: readonly string[] | undefined
  readonly moveAbroad?: readonly AbroadAnswer[] | undefined
  readonly birthYear?: Range | undefined
  readonly height?: Range | undefined
  /** Leaves out the members of this devak; a member without a devak stays in. */
  readonly notDevak?: string | undefined
}
