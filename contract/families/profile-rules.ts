import type { Day } from '#domain/calendar.ts'
import type { Gender } from '#domain/limits.ts'
import { broken } from '../field-words.ts'
import { brokenAgeRule } from '../fields.ts'
import { type BrokenRules, rulesOfIssues } from '../issues.ts'
import { type EditedProfile, editedProfile } from './edited-profile.ts'

/** The rules that depend on today and on the gender: the age to marry, and no year that lies ahead. */
export function brokenByDay(profile: EditedProfile, gender: Gender, today: Day): BrokenRules {
  const rules: BrokenRules = {}
  const age = brokenAgeRule(gender, profile.dob, today)
  if (age) rules.dob = age
  const thisYear = Number(today.slice(0, 4))
  const check = (path: string, year: number | null | undefined) => {
    if (year && year > thisYear) rules[path] = broken('year_ahead')
  }
  check('expectation.birth_year_from', profile.expectation?.birth_year_from)
  check('expectation.birth_year_to', profile.expectation?.birth_year_to)
  profile.family_details?.family_members?.forEach((sibling, at) => {
    check(`family_details.family_members.${at}.birth_year`, sibling.birth_year)
  })
  return rules
}

/** Every rule that a save breaks, as the server will see it: the page asks this before it sends. */
export function brokenInProfile(sent: unknown, gender: Gender, today: Day): BrokenRules {
  const parsed = editedProfile.safeParse(sent)
  return parsed.success ? brokenByDay(parsed.data, gender, today) : rulesOfIssues(parsed.error)
}
