import { type SignupChoices, signupRequest } from '#server/testing/signup-request.ts'

let families = 0

/** A sign-up that is accepted beside the members of the bench, who have the usual addresses already. */
export const newFamily = (choices: SignupChoices) => signupRequest(choices, { email: `loss${++families}@family.in` })
