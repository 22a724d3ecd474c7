import { broken } from '#contract/field-words.ts'
import { type EnteredField, type EnteredHoroscope, enteredFields } from '#domain/kundali/disagreements.ts'
import type { Row } from '#server/db/schema.ts'
import { optionIn } from '#server/features/shared/master-data/options.ts'
import type { MasterData } from '#server/features/shared/master-data/queries.ts'
import { Refusal } from '#server/http/refusal.ts'
import { optionTypeOf } from './star-options.ts'

type SentIds = Readonly<Record<`${EnteredField}_id`, string | null>>
export type HoroscopeChoices = Partial<Record<EnteredField, Row<'options'>>>

/** Reads the options that the form sent, or refuses an id that is not in its list. */
export function readChoicesOrRefuse(data: MasterData, sent: SentIds): HoroscopeChoices {
  const chosen: HoroscopeChoices = {}
  const refuse = (field: EnteredField) => {
    throw new Refusal('bad_input', { fields: { [`${field}_id`]: broken('malformed') } })
  }
  for (const field of enteredFields) {
    const id = sent[`${field}_id`]
    if (id === null) continue
    const option = optionIn(data, id)
    if (option?.type !== optionTypeOf[field]) refuse(field)
    else chosen[field] = option
  }
  // The form offers only the four charans of the chosen nakshatra.
  if (chosen.charan && chosen.nakshatra && chosen.charan.parent_id !== chosen.nakshatra.id) refuse('charan')
  return chosen
}

/** The choices as the kundali engine knows them: numbers, except for nadi and gan, which are codes. */
export function enteredHoroscope(chosen: HoroscopeChoices): EnteredHoroscope {
  const number = (option: Row<'options'> | undefined) => (option ? Number(option.code) : undefined)
  return {
    nakshatra: number(chosen.nakshatra),
    raas: number(chosen.raas),
    charan: number(chosen.charan),
    nadi: chosen.nadi?.code ?? undefined,
    gan: chosen.gan?.code ?? undefined,
  } as EnteredHoroscope
}
