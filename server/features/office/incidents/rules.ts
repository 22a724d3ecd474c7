import type { InputOf } from '#contract/endpoint.ts'
import { broken } from '#contract/field-words.ts'
import type { countIncidentMembers } from '#contract/office/incidents.ts'
import { Refusal } from '#server/http/refusal.ts'
import { incidentSentences } from './words.ts'

export type IncidentAudience = Omit<InputOf<typeof countIncidentMembers>, 'uuid'>

/** Registration numbers out of a pasted list: Devanagari digits count too, and anything but letters and digits separates. */
export const numbersIn = (pasted: string): string[] => [
  ...new Set(
    pasted
      .replace(/[०-९]/g, digit => String(digit.charCodeAt(0) - 0x966))
      .toUpperCase()
      .split(/[^A-Z0-9]+/)
      .filter(Boolean),
  ),
]

/** A filter without conditions would mean everybody, and a list without numbers nobody. Either is a mistake. */
export function refuseEmptyChoice(whom: IncidentAudience): void {
  const { by, joined_from, joined_to, used_from, used_to, has_id_paper, has_paid, registration_nos } = whom
  const isAsked = has_id_paper || has_paid || [joined_from, joined_to, used_from, used_to].some(Boolean)
  if (by === 'FILTER' && !isAsked) throw new Refusal('bad_input', { fields: { by: broken('nothing_asked') } })
  if (by === 'LIST' && numbersIn(registration_nos).length === 0)
    throw new Refusal('bad_input', { fields: { registration_nos: broken('no_numbers') } })
}

/** The choice as it is stored: the conditions, and of a list only its length. */
export const storedChoice = ({ registration_nos, ...whom }: IncidentAudience) => ({
  ...whom,
  ...(whom.by === 'LIST' && { numbers: numbersIn(registration_nos).length }),
})

/** An incident cannot be known later than now. */
export function refuseFutureIncident(knownAt: Date, now: Date): void {
  if (knownAt > now) throw new Refusal('bad_input', { fields: { known_at: broken('in_future') } })
}

/** A correction cannot say that an incident was known after it was recorded. */
export function refuseKnownAfterRecord(knownAt: Date, recordedAt: Date): void {
  if (knownAt > recordedAt)
    throw new Refusal('bad_input', {
      fields: { known_at: broken('in_future') },
      sentence: incidentSentences.knownFirst,
    })
}
