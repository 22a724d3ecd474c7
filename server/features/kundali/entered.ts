import { type Entered, type EnteredField, enteredFields } from '#domain/kundali/disagreements.ts'
import { broken } from '#domain/words/fields.ts'
import type { OptionsTable } from '#server/db/schema.ts'
import { optionIn } from '#server/features/master-data/options.ts'
import type { MasterData } from '#server/features/master-data/queries.ts'
import { Refusal } from '#server/http/refusal.ts'
import { listOf } from './star-options.ts'

type Sent = Readonly<Record<`${EnteredField}_id`, string | null>>
export type Chosen = Partial<Record<EnteredField, OptionsTable>>

/** What stands in the form, out of the lists it was chosen from; nothing else can have been chosen. */
export function chosenIn(data: MasterData, sent: Sent): Chosen {
  const chosen: Chosen = {}
  const refuse = (field: EnteredField) => {
    throw new Refusal('bad_input', { fields: { [`${field}_id`]: broken('malformed') } })
  }
  for (const field of enteredFields) {
    const id = sent[`${field}_id`]
    if (id === null) continue
    const option = optionIn(data, id)
    if (option?.type !== listOf[field]) refuse(field)
    else chosen[field] = option
  }
  // The form offers the four charans of the chosen nakshatra, and no other's.
  if (chosen.charan && chosen.nakshatra && chosen.charan.parent_id !== chosen.nakshatra.id) refuse('charan')
  return chosen
}

/** The same in the engine's words: numbers but for nadi and gan, as the lists' codes are. */
export function enteredFrom(chosen: Chosen): Entered {
  const number = (option: OptionsTable | undefined) => (option ? Number(option.code) : undefined)
  return {
    nakshatra: number(chosen.nakshatra),
    raas: number(chosen.raas),
    charan: number(chosen.charan),
    nadi: chosen.nadi?.code ?? undefined,
    gan: chosen.gan?.code ?? undefined,
  } as Entered
}
