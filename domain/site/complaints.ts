/** What a complaint is about, which decides how soon it is settled. */
export const grievanceKinds = ['intimate_image', 'unlawful', 'other'] as const

/** What a family asks for about its own data (sections 11 to 14 of the Act): to see it, correct it, erase it or name a nominee. */
export const dataRequestKinds = ['see', 'correct', 'erase', 'nominate'] as const
export type DataRequestKind = (typeof dataRequestKinds)[number]

/** What anybody may send by the form. A request takes the way of a complaint: a number, a term, an answer, an entry of the audit. */
export const publicComplaintKinds = [...grievanceKinds, ...dataRequestKinds] as const
export type PublicComplaintKind = (typeof publicComplaintKinds)[number]
/** What families say or ask. `money` comes from an opened contact, where the other side asked for some. */
export const familyComplaintKinds = ['money', ...publicComplaintKinds] as const
/** All kinds of complaints. Staff record an order of a court or of the government. */
export const complaintKinds = ['order', ...familyComplaintKinds] as const
export type ComplaintKind = (typeof complaintKinds)[number]

export const isDataRequest = (kind: ComplaintKind): kind is DataRequestKind =>
  (dataRequestKinds as readonly ComplaintKind[]).includes(kind)

export const hoursToAcknowledge = 24
/** The longest term that rule 14 of the Digital Personal Data Protection Rules, 2025 allows for an answer. */
export const daysToAnswerRequest = 90
const hoursToAnswerRequest = daysToAnswerRequest * 24
export const hoursToSettle: Readonly<Record<ComplaintKind, number>> = {
  order: 3,
  money: 12,
  intimate_image: 2,
  unlawful: 36,
  other: 7 * 24,
  see: hoursToAnswerRequest,
  correct: hoursToAnswerRequest,
  erase: hoursToAnswerRequest,
  nominate: hoursToAnswerRequest,
}
