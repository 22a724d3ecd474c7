import type { MemberSummary } from '#contract/finding/summary.ts'
import type { Day } from '#domain/calendar.ts'
import { nameAndAge } from '#domain/format/name-and-age.ts'
import type { Language } from '#domain/words/catalogue.ts'
import { memberRow } from './member-row.ts'

const together = (between: string, parts: readonly (string | false | null | undefined)[]): string =>
  parts.filter(Boolean).join(between)

/** A row of a list with the lines that stand below a face. What is not told is left out of its line. */
export function tileRow(member: MemberSummary, language: Language, today: Day) {
  const row = memberRow(member, language, today)
  return {
    ...row,
    nameAndAge: nameAndAge(row.surname, member.dob, today, language),
    lines: [
      together(' · ', [
        // A state other than unmarried comes first, where no line is cut.
        member.is_unmarried === 0 && row.maritalStatus,
        member.education_courses,
        member.occupation_details?.trim() || member.occupation_type?.name,
      ]),
      together(' · ', [row.town, member.height > 0 && row.height]),
    ],
  }
}
