import type { StepAnswer } from './queries.ts'
import type { StepPlace } from './step-address.ts'

interface NeighbourCard {
  uuid: string
  image: string | null
}

/** Null where there is no neighbour, and `unknown` until the answer that names the neighbour has arrived. */
export type Neighbour = NeighbourCard | 'unknown' | null

export interface StepPosition {
  offset: number
  /** How many profiles can be stepped through. */
  count: number
  previous: Neighbour
  next: Neighbour
}

const neighbourOf = (uuid: string | null | undefined, [first]: StepAnswer['next_image']): NeighbourCard | null =>
  uuid ? { uuid, image: first?.image ?? null } : null

/** The position that the server answered. A neighbour may have no photo. */
export const positionIn = (answer: StepAnswer): StepPosition => ({
  offset: answer.offset,
  count: answer.count,
  previous: neighbourOf(answer.previous_uuid, answer.previous_image),
  next: neighbourOf(answer.next_uuid, answer.next_image),
})

/** The position as far as the previous profile's answer tells it, until the server has answered for this profile. */
export function expectedPosition(before: StepAnswer, { uuid, offset }: StepPlace): StepPosition {
  const from = before.list[0]?.uuid
  if (from === uuid) return positionIn(before)
  const previousCard = neighbourOf(from, before.current_image)
  return {
    offset,
    count: before.count,
    previous: offset === 0 ? null : before.next_uuid === uuid && previousCard ? previousCard : 'unknown',
    next: offset + 1 >= before.count ? null : before.previous_uuid === uuid && previousCard ? previousCard : 'unknown',
  }
}

type StepOutcome = { kind: 'here'; position: StepPosition } | { kind: 'alone' } | { kind: 'elsewhere'; to: StepPlace }

/**
 * What an answer means for the address on the screen. Positions close up when a member leaves: a step then goes on to the
 * member who has the position now, while a profile opened by its own address is shown without neighbours.
 */
export function stepOutcome(
  answer: StepAnswer,
  address: { uuid: string | undefined; offset: number },
  stepped: boolean,
): StepOutcome {
  const [now] = answer.list
  if (!now) return { kind: 'alone' }
  const isSameProfile = now.uuid === address.uuid
  if (isSameProfile && answer.offset === address.offset) return { kind: 'here', position: positionIn(answer) }
  if (!isSameProfile && address.uuid && !stepped) return { kind: 'alone' }
  return { kind: 'elsewhere', to: { uuid: now.uuid, offset: answer.offset } }
}
