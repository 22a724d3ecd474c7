type OnLoadDialogKind = 'buyPlan' | 'completeProfile'

interface Arrival {
  /** The part of the address after /dashboard-in/. */
  type: string | undefined
  /** Whether this browser has shown the request to complete the profile before. */
  isMarked: boolean
  isSubscribed: boolean
  percentage: number
  /** The first dashboard after the registration greets, and asks for nothing. */
  isWelcomed: boolean
  /** Whether this browser has opened the dialog today. */
  wasAskedToday: boolean
  /** How long the member has been one, in milliseconds. */
  memberFor: number
  /** How long ago the member saved the profile in this browser, in milliseconds. */
  savedAgo: number
}

const hour = 3_600_000
/** A family that comes back from its save has just done what would be asked for. */
const afterSave = 10 * 60_000

/** The dialog with which the dashboard opens, if any. */
export function onLoadDialog(arrival: Arrival): OnLoadDialogKind | null {
  const { type, isMarked, isSubscribed, percentage, isWelcomed, wasAskedToday, memberFor, savedAgo } = arrival
  if (type !== undefined || isMarked || isWelcomed || wasAskedToday) return null
  if (memberFor < hour || savedAgo < afterSave) return null
  if (!isSubscribed) return 'buyPlan'
  return percentage === 100 ? null : 'completeProfile'
}
