import type { ErrorCode } from '#contract/errors.ts'

/** Ends a call with a reason for the member. Handlers throw it; the error handler words it. */
export class Refusal extends Error {
  readonly code: ErrorCode
  /** Maps a field to the rule it breaks (`taken_mobile:`). The error handler words it in the caller's language. */
  readonly fields: Readonly<Record<string, string>> | undefined
  readonly retryAfterSeconds: number | undefined
  /** Replaces the code's own sentence where the specification words this case itself. */
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
