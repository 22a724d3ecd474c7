import { officeAct } from '../office/act.ts'
import { reason, uuid } from '../office/fields.ts'

/** For somebody who hears of a profile by SMS and asks the office to stop it. */
export const stopFamilyListener = officeAct('staff', { acts: ['listener_stopped'] }, '/office/member/stop-listener', {
  uuid,
  listener: uuid,
  reason,
})
