import { officeAct } from '../office/act.ts'
import { reason, uuid } from '../office/fields.ts'

/** Staff spoke with the family, which is engaged or married: its profile pauses. */
export const noteEngaged = officeAct('staff', { acts: ['engagement_noted'] }, '/office/member/engaged', {
  uuid,
  reason,
})
