import { type MemberField, memberFields } from '#contract/profile-fields.ts'
import { untoldValue } from '#contract/untold-fields.ts'
import type { Biodata } from '#server/features/profiles/queries.ts'

type MemberColumn = (typeof memberFields)[MemberField]['column']

/** The columns of a biodata of which nothing is told, to start a row from. */
export const untoldColumns = Object.fromEntries<unknown>(
  Object.values(memberFields).map(field => [field.column, untoldValue(field)]),
) as Pick<Biodata, Extract<keyof Biodata, MemberColumn>>
