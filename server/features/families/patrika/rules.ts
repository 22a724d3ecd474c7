import { memberFields, type ProfileField } from '#contract/profile-fields.ts'
import type { Viewer } from '#server/http/viewer.ts'

const { birth_time }: Readonly<Record<string, ProfileField>> = memberFields
const { readBy } = birth_time ?? { readBy: 'self' }

/** A patrika tells the birth time to the minute, so it is for whoever reads that. */
export const readsBirthTime = (viewer: Pick<Viewer, 'paid'>, isOwn: boolean): boolean =>
  isOwn || readBy === 'free' || (readBy === 'paid' && viewer.paid)
