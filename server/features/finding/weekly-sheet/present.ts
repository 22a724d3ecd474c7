import { ageOn, type Day } from '#domain/calendar.ts'
import { formatHeight } from '#domain/format/height.ts'
import { oneLine } from '#domain/format/one-line.ts'
import type { Language } from '#domain/words/catalogue.ts'
import type { NameOf } from '#server/features/shared/master-data/names.ts'
import type { SheetFamily } from './queries.ts'
import { weeklyWords } from './words.ts'

type FamilyRow = Omit<SheetFamily, 'id'>

export const familyHeading = ({ registration_no, last_name }: FamilyRow): string =>
  `${registration_no} · ${oneLine(last_name)}`

/** The facts of a family that every member may read, line by line. A fact that was not told is left out. */
export function familyFacts(family: FamilyRow, language: Language, nameOf: NameOf, today: Day): string[] {
  const t = weeklyWords(language)
  const joined = (...parts: (string | null)[]) => parts.filter(Boolean).join(', ')
  const work = nameOf(family.work_location_id)
  const native = nameOf(family.native_district_id)
  return [
    joined(
      t.age(ageOn(today, family.date_of_birth)),
      formatHeight(family.height_cm, language),
      nameOf(family.marital_status_id),
    ),
    joined(oneLine(family.education), oneLine(family.occupation)),
    joined(work && t.works(work), native && t.native(native)),
  ].filter(Boolean)
}
