/** What the office may be asked for in a family's name. */
export const callerRequestKinds = ['number', 'email', 'leave', 'join', 'candidate', 'candidate_end'] as const
export type CallerRequestKind = (typeof callerRequestKinds)[number]
/** What staff compare by eye with the photo identity of a visitor. The server compares the end of the paper's number. */
export const visitChecks = ['name', 'birth_date', 'photo'] as const
export type VisitCheck = (typeof visitChecks)[number]
/** For so long every contact may object to a request that no code of its owner proved. */
export const daysToObject = 7
/** The same in an office of one, where nobody else can confirm a visit. */
export const daysToObjectAlone = 14
/** For so long after a visit was entered, an ADMIN may confirm it. */
export const daysToConfirm = 3
