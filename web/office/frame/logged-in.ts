import type { AnswerOf } from '#contract/endpoint.ts'
import type { officeMe } from '#contract/office/access.ts'

export type LoggedIn = AnswerOf<typeof officeMe>
