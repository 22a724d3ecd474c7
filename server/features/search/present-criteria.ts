import { everyOption } from '#contract/criteria.ts'
import type { Language } from '#domain/words/catalogue.ts'
import type { MasterData } from '#server/features/master-data/queries.ts'
import type { Choice, SearchCriteria } from './criteria.ts'

const joined = (choice: Choice, name: (one: string) => string = one => one): string =>
  choice === 'all' ? everyOption : choice.map(name).join(',')

/** The kept criteria as the form takes them back: the wire's names, lists comma-separated. */
export function presentCriteria(criteria: SearchCriteria, data: MasterData, language: Language): string {
  const abroad = new Map(
    data.options.filter(row => row.type === 'MOVE_TO_ABROAD').map(row => [row.code, row[`name_${language}`]]),
  )
  return JSON.stringify({
    marital_status_id: joined(criteria.maritalStatus),
    same_devak: criteria.sameDevak ? 'Y' : 'N',
    from_age: criteria.birthYear.from,
    to_age: criteria.birthYear.to,
    from_height: criteria.height.from,
    to_height: criteria.height.to,
    education_group_id: joined(criteria.educationGroup),
    working_place_id: joined(criteria.workLocation),
    native_place_id: joined(criteria.nativeDistrict),
    occupation_type_id: joined(criteria.occupationType),
    diet_ids: joined(criteria.diet),
    move_to_abroad: joined(criteria.moveAbroad, code => abroad.get(code) ?? code),
  })
}
