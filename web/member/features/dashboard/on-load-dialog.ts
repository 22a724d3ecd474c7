export type OnLoadDialogKind = 'buyPlan' | 'completeProfile'

interface Arrival {
  /** The part of the address after /dashboard-in/. */
  type: string | undefined
  /** Whether this browser has shown the request to complete the profile before. */
  isMarked: boolean
  isSubscribed: boolean
  percentage: number
}

/** The dialog with which the dashboard opens, if any. */
export function onLoadDialog({ type, isMarked, isSubscribed, percentage }: Arrival): OnLoadDialogKind | null {
  if (type !== undefined || isMarked) return null
  if (!isSubscribed) return 'buyPlan'
  return percentage === 100 ? null : 'completeProfile'
}
