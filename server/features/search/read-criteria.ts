import { type AskedCriteria, everyOption } from '#contract/criteria.ts'
import { broken } from '#contract/field-words.ts'
import { yearInIndia } from '#domain/calendar.ts'
import { type AbroadAnswer, abroadAnswers } from '#server/features/candidates/criteria.ts'
import type { MasterData } from '#server/features/master-data/queries.ts'
import { Refusal } from '#server/http/refusal.ts'
import { type Choice, ordered, type SearchCriteria } from './criteria.ts'

type Field = keyof AskedCriteria

/** From the wire's words to ours. An option that its list does not hold is told, not searched for in vain. */
export function readCriteria(asked: AskedCriteria, data: MasterData, now: Date): SearchCriteria {
  const fields: Partial<Record<Field, string>> = {}

  function chosen<T extends string>(field: Field, known: ReadonlyMap<string, T>): Choice<T> {
    const sent = (asked[field] ?? []) as readonly string[]
    if (sent[0] === everyOption) return 'all'
    const found = new Set<T>()
    for (const said of sent) {
      const option = known.get(said.toLowerCase())
      if (option === undefined) fields[field] = broken('malformed')
      else found.add(option)
    }
    return found.size === new Set(known.values()).size ? 'all' : [...found]
  }
  const options = (type: string) => idsOf(data.options.filter(row => row.type === type))
  const years = [asked.from_age ?? null, asked.to_age ?? null] as const
  if ((years[0] ?? 0) > yearInIndia(now)) fields.from_age = broken('malformed')
  if ((years[1] ?? 0) > yearInIndia(now)) fields.to_age = broken('malformed')

  const criteria: SearchCriteria = {
    maritalStatus: chosen('marital_status_id', options('MARITAL_STATUS')),
    educationGroup: chosen('education_group_id', options('EDUCATION_GROUP')),
    occupationType: chosen('occupation_type_id', options('OCCUPATION_TYPE')),
    diet: chosen('diet_ids', options('DIET')),
    workLocation: chosen('working_place_id', idsOf(data.workLocations)),
    nativeDistrict: chosen('native_place_id', idsOf(data.districts)),
    moveAbroad: chosen('move_to_abroad', abroadNames(data)),
    birthYear: ordered(...years),
    height: ordered(asked.from_height ?? null, asked.to_height ?? null),
    sameDevak: asked.same_devak === 'Y',
  }
  if (criteria.workLocation.length > 0 && criteria.moveAbroad.length > 0)
    fields.move_to_abroad ??= broken('work_or_abroad')
  if (Object.keys(fields).length > 0) throw new Refusal('bad_input', { fields })
  return criteria
}

const idsOf = (rows: readonly { id: string }[]) => new Map(rows.map(row => [row.id, row.id]))

/** Sent by name, in whichever language the page is read, or by its code. */
function abroadNames(data: MasterData): Map<string, AbroadAnswer> {
  const isAnswer = (code: string | null): code is AbroadAnswer => abroadAnswers.some(answer => answer === code)
  return new Map(
    data.options
      .filter(row => row.type === 'MOVE_TO_ABROAD')
      .flatMap(({ code, name_en, name_mr }) =>
        isAnswer(code)
          ? [code, name_en, name_mr].map((said): [string, AbroadAnswer] => [said.toLowerCase(), code])
          : [],
      ),
  )
}
