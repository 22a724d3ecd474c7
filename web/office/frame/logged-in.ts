import type { AnswerOf } from '#contract/endpoint.ts'
import type { officeMe } from '#contract/office/staff-login.ts'

export type LoggedIn = AnswerOf<typeof officeMe>
