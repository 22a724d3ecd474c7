/** What a complaint is about, which decides how soon it is settled. */
export const publicComplaintKinds = ['intimate_image', 'unlawful', 'other'] as const
export type PublicComplaintKind = (typeof publicComplaintKinds)[number]
/** All kinds of complaints. Staff record an order of a court or of the government; `money` comes from an opened contact. */
export const complaintKinds = ['order', 'money', ...publicComplaintKinds] as const
export type ComplaintKind = (typeof complaintKinds)[number]

export const hoursToAcknowledge = 24
export const hoursToSettle: Readonly<Record<ComplaintKind, number>> = {
  order: 3,
  money: 12,
  intimate_image: 2,
  unlawful: 36,
  other: 7 * 24,
}
