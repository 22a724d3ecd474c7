import { Refusal, type Sentence } from '#server/http/refusal.ts'

/** The state of the pair does not allow it. */
export const refuseConflict = (sentence: Sentence): never => {
  throw new Refusal('conflict', { sentence })
}

export const refusePaused = (): never => {
  throw new Refusal('paused')
}
