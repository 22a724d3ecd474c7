import { officeAct } from '../office/act.ts'
import { reason, uuid } from '../office/fields.ts'

/** Ends every page by link that a family gave, and every one that shows its biodata. */
export const endSeeLinks = officeAct('staff', { acts: ['see_links_ended'] }, '/office/member/end-see-links', {
  uuid,
  reason,
})
