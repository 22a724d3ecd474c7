import { officeAct } from '../office/act.ts'
import { reason, uuid } from '../office/fields.ts'
import { ownContact } from './family-logins.ts'

/**
 * Names the candidate's own contact at the counter, for a candidate who agreed there, and sends it the invitation to log in. Only
 * the code that went there opens the login.
 */
export const inviteCandidate = officeAct('staff', { acts: ['candidate_login_set'] }, '/office/member/candidate-login', {
  uuid,
  reason,
  ...ownContact,
})

/** For somebody who hears of a profile by SMS and asks the office to stop it. */
export const stopFamilyListener = officeAct('staff', { acts: ['listener_stopped'] }, '/office/member/stop-listener', {
  uuid,
  listener: uuid,
  reason,
})
