import { CallFailed } from '#web/api/client.ts'

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i

export const isUuid = (said: string | undefined): said is string => said !== undefined && uuid.test(said)

/** Whether the parts of the address can name a profile at all. */
export const isGoodLink = (parts: { uuid: string | undefined; activityId: string | undefined }): boolean =>
  isUuid(parts.uuid) && (parts.activityId === undefined || isUuid(parts.activityId))

export type Refused = 'sameGender' | 'notFound' | 'invalidLink' | 'failed'

/** Why a profile is not shown; anything but the first three may be tried again. */
export function whyRefused(error: unknown): Refused {
  if (!(error instanceof CallFailed)) return 'failed'
  if (error.code === 'same_gender') return 'sameGender'
  if (error.status === 404) return 'notFound'
  return error.status === 400 ? 'invalidLink' : 'failed'
}
