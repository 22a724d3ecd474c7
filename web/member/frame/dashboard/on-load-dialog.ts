import { hourMs, minuteMs } from '#domain/durations.ts'

type OnLoadDialogKind = 'buyPlan' | 'completeProfile'

interface Arrival {
  /** The part of the address after /dashboard-in/. */
  type: string | undefined
  /** Whether this browser has shown the request to complete the profile before. */
  isMarked: boolean
  isSubscribed: boolean
  percentage: number
  /** Whether this is the first dashboard after the registration, which only greets. */
  isWelcomed: boolean
  /** Whether this browser has opened the dialog today. */
  wasAskedToday: boolean
  /** The time since the registration, in milliseconds. */
  memberFor: number
  /** The time since the member last saved the profile in this browser, in milliseconds. */
  savedAgo: number
}

/** A family that has just saved its profile is not asked to complete it. */
const afterSave = 10 * minuteMs

/** The dialog that the dashboard opens with, or null. */
export function onLoadDialog(arrival: Arrival): OnLoadDialogKind | null {
  const { type, isMarked, isSubscribed, percentage, isWelcomed, wasAskedToday, memberFor, savedAgo } = arrival
  if (type !== undefined || isMarked || isWelcomed || wasAskedToday) return null
  if (memberFor < hourMs || savedAgo < afterSave) return null
  if (!isSubscribed) return 'buyPlan'
  return percentage === 100 ? null : 'completeProfile'
}
