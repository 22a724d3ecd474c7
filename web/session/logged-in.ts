import type { CurrentMember } from '#contract/families/my-profile.ts'
import { inLanguage } from '#domain/families/both-scripts/in-language.ts'
import { catalogue, type Language } from '#domain/words/catalogue.ts'
import { familyRelation, familyRoleName } from '#domain/words/family-role-names.ts'

const words = catalogue({
  you: [(who: string) => `You: ${who}`, (who: string) => `तुम्ही: ${who}`],
})

type Member = Pick<CurrentMember, 'logged_in' | 'first_name' | 'gender' | 'second_script'>

/** What somebody else of the family is to the candidate; null where the candidate is logged in, or nobody said who registered. */
export function relationOf(member: Member, language: Language): string | null {
  const { role, is_owner } = member.logged_in
  if (role === 'CANDIDATE' || (role === 'OTHER' && is_owner === 'Y')) return null
  return familyRelation(language, role, inLanguage(member, language))
}

/** Who is logged in, and for whom: in a line below the candidate's name the role alone. Null for a candidate who registered. */
export function loggedInAs(member: Member, language: Language, isBelowName = false): string | null {
  const { role, is_owner } = member.logged_in
  const relation = relationOf(member, language)
  if (!relation && (role !== 'CANDIDATE' || is_owner === 'Y')) return null
  return words(language).you((!isBelowName && relation) || familyRoleName(language, role))
}

/** Whether a parent or another of the family was invited to log in. The photos are then not of the person who is logged in. */
export const isInvitedElder = ({ logged_in }: Pick<CurrentMember, 'logged_in'>): boolean =>
  logged_in.is_owner === 'N' && logged_in.role !== 'CANDIDATE'
