import { CallFailed } from '#web/api/client.ts'

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i

export const isUuid = (text: string | undefined): text is string => text !== undefined && uuid.test(text)

/** Whether the parts of the address can name a profile. */
export const isProfileLink = (parts: { uuid: string | undefined; activityId: string | undefined }): boolean =>
  isUuid(parts.uuid) && (parts.activityId === undefined || isUuid(parts.activityId))

type RefusalReason = 'sameGender' | 'notFound' | 'invalidLink' | 'failed'

/** Why a profile is not shown. Only `failed` can be tried again. */
export function refusalReason(error: unknown): RefusalReason {
  if (!(error instanceof CallFailed)) return 'failed'
  if (error.code === 'same_gender') return 'sameGender'
  if (error.status === 404) return 'notFound'
  return error.status === 400 ? 'invalidLink' : 'failed'
}
