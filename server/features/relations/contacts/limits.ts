import type { Limits } from '#server/http/limits.ts'
import type { Viewer } from '#server/http/viewer.ts'
import { contactSentences } from './words.ts'

/** More than the largest plan lets a family read with patience; few for a program. */
const contactsPerHour = 240

/** Counts one more question for a contact, or refuses. The questions are many and the limit wide, so a node takes a few at a time. */
export const limitContacts = (limits: Limits, viewer: Viewer): Promise<void> =>
  limits.spendOrRefuse(`contacts ${viewer.id}`, {
    hits: contactsPerHour,
    seconds: 3600,
    sentence: contactSentences.slowDown,
  })
