/** What a complaint is about, which decides how soon it is settled. */
export const publicComplaintKinds = ['intimate_image', 'unlawful', 'other'] as const
export type PublicComplaintKind = (typeof publicComplaintKinds)[number]
/** An order of a court or of the government is recorded by staff. */
export const complaintKinds = ['order', ...publicComplaintKinds] as const
export type ComplaintKind = (typeof complaintKinds)[number]

const hourInMs = 3_600_000
const hoursToAcknowledge = 24
const hoursToSettle: Record<ComplaintKind, number> = { order: 3, intimate_image: 2, unlawful: 36, other: 7 * 24 }

interface ComplaintClock {
  kind: ComplaintKind
  madeAt: Date
  acknowledgedAt: Date | null
}

export const settleBy = ({ kind, madeAt }: Pick<ComplaintClock, 'kind' | 'madeAt'>): Date =>
  new Date(madeAt.getTime() + hoursToSettle[kind] * hourInMs)

/** What is due next: the answer that it arrived, or its end where that comes first. */
export function dueAt(complaint: ComplaintClock): Date {
  const end = settleBy(complaint)
  const acknowledgement = new Date(complaint.madeAt.getTime() + hoursToAcknowledge * hourInMs)
  return complaint.acknowledgedAt || end < acknowledgement ? end : acknowledgement
}
