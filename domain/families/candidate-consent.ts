/** Who can have registered a profile. */
export const registrants = ['CANDIDATE', 'MOTHER', 'FATHER', 'BROTHER', 'SISTER', 'RELATIVE', 'FRIEND'] as const
export type Registrant = (typeof registrants)[number]

/** A profile that somebody else registered is listed for this long without the candidate's own yes. */
export const daysToAnswer = 30
/** The candidate is reminded so many days before the last one. */
export const remindersBefore = [7, 2] as const
/** The registrant is told once, so many days before the profile leaves lists: enough to ask the candidate again. */
export const registrantToldBefore = 5

export const candidateAnswers = ['YES', 'LATER', 'NO', 'NOT_ME'] as const
export type CandidateAnswer = (typeof candidateAnswers)[number]

/** How many digits the code of an SMS has. It is good for weeks, so it is longer than others. */
export const candidateCodeLength = 8
