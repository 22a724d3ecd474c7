import type { StepAnswer } from './queries.ts'
import type { StepPlace } from './step-address.ts'

export interface Beside {
  uuid: string
  image: string | null
}

/** Null: nobody stands there. Unknown: somebody does, and the answer that says who is still on its way. */
export type Neighbour = Beside | 'unknown' | null

export interface Standing {
  offset: number
  /** Of those that can be stepped through. */
  count: number
  previous: Neighbour
  next: Neighbour
}

const beside = (uuid: string | null | undefined, [first]: StepAnswer['next_image']): Beside | null =>
  uuid ? { uuid, image: first?.image ?? null } : null

/** As the server says it; a neighbour without a photo is one all the same. */
export const standingIn = (answer: StepAnswer): Standing => ({
  offset: answer.offset,
  count: answer.count,
  previous: beside(answer.previous_uuid, answer.previous_image),
  next: beside(answer.next_uuid, answer.next_image),
})

/** Until the server has said it: what is known from where one came from. */
export function standingFrom(came: StepAnswer, { uuid, offset }: StepPlace): Standing {
  const from = came.list[0]?.uuid
  if (from === uuid) return standingIn(came)
  const left = beside(from, came.current_image)
  return {
    offset,
    count: came.count,
    previous: offset === 0 ? null : came.next_uuid === uuid && left ? left : 'unknown',
    next: offset + 1 >= came.count ? null : came.previous_uuid === uuid && left ? left : 'unknown',
  }
}

export type Told = { kind: 'here'; standing: Standing } | { kind: 'alone' } | { kind: 'elsewhere'; to: StepPlace }

/**
 * What an answer says of the address it was asked for. Who left since has no position and the others close up: whoever
 * steps on is led to the one who stands there now, and whoever opened that very profile reads it by itself.
 */
export function placeIn(
  answer: StepAnswer,
  asked: { uuid: string | undefined; offset: number },
  stepped: boolean,
): Told {
  const [now] = answer.list
  if (!now) return { kind: 'alone' }
  const standsThere = now.uuid === asked.uuid
  if (standsThere && answer.offset === asked.offset) return { kind: 'here', standing: standingIn(answer) }
  if (!standsThere && asked.uuid && !stepped) return { kind: 'alone' }
  return { kind: 'elsewhere', to: { uuid: now.uuid, offset: answer.offset } }
}
