export type OnLoadDialogKind = 'buyPlan' | 'completeProfile'

interface Arrival {
  /** What the address carries after /dashboard-in/. */
  type: string | undefined
  /** Whether this browser was told before to complete the profile. */
  marked: boolean
  subscribed: boolean
  percentage: number
}

/** What the dashboard asks of whoever opens it. */
export function onLoadDialog({ type, marked, subscribed, percentage }: Arrival): OnLoadDialogKind | null {
  if (type !== undefined || marked) return null
  if (!subscribed) return 'buyPlan'
  return percentage === 100 ? null : 'completeProfile'
}
