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
}

/** The dialog with which the dashboard opens, if any. */
export function onLoadDialog(arrival: Arrival): OnLoadDialogKind | null {
  const { type, isMarked, isSubscribed, percentage, isWelcomed } = arrival
  if (type !== undefined || isMarked || isWelcomed) return null
  if (!isSubscribed) return 'buyPlan'
  return percentage === 100 ? null : 'completeProfile'
}
