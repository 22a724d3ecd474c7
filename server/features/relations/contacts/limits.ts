import type { Limits } from '#server/http/limits.ts'
import type { Viewer } from '#server/http/viewer.ts'
import { contactSentences } from './words.ts'

/** More than a patient family reads with the largest plan; few for a program. */
const contactsPerHour = 240

/**
 * Counts one more request for a contact, or refuses. Requests are many and the limit is wide, so a node reserves a few at
 * a time.
 */
export const limitContacts = (limits: Limits, viewer: Viewer): Promise<void> =>
  limits.spendOrRefuse(`contacts ${viewer.id}`, {
    hits: contactsPerHour,
    seconds: 3600,
    sentence: contactSentences.slowDown,
  })
