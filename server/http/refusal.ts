import type { ErrorCode } from '#contract/errors.ts'

/** A call that may not go on, for a reason the member can be told. Thrown by handlers, worded by the error handler. */
export class Refusal extends Error {
  readonly code: ErrorCode
  /** Field name to broken rule (`taken_mobile:`), worded in the caller's language on the way out. */
  readonly fields: Readonly<Record<string, string>> | undefined
  readonly retryAfterSeconds: number | undefined
  /** Stands in place of the code's own sentence where the specification words the case itself. */
  readonly sentence: Sentence | undefined
  constructor(code: ErrorCode, more: Pick<Partial<Refusal>, 'fields' | 'retryAfterSeconds' | 'sentence'> = {}) {
    super(code)
    this.code = code
    this.fields = more.fields
    this.retryAfterSeconds = more.retryAfterSeconds
    this.sentence = more.sentence
  }
}
export type Sentence = Readonly<{ en: string; mr: string }>

export const refuse = (code: ErrorCode, more?: ConstructorParameters<typeof Refusal>[1]): never => {
  throw new Refusal(code, more)
}
