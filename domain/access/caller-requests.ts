/** What a caller may ask the office for. */
export const callerRequestKinds = ['number', 'email', 'leave'] as const
export type CallerRequestKind = (typeof callerRequestKinds)[number]
/** What only the family knows. An ADMIN asks two of them where no verified contact is left. */
export const callerQuestions = ['last_payment', 'joined', 'document'] as const
export type CallerQuestion = (typeof callerQuestions)[number]
/** The old contacts may object for so long to a request that was proven by answers alone. */
export const daysToObject = 7
/** For so long after an objection, answers alone prove nothing: whoever asked may have learnt them. */
export const daysAfterObjection = 30
/** After so many wrong answers the request ends, as does every other one of these days. */
export const wrongAnswersAllowed = 3
