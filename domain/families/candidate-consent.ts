/** Who can have registered a profile. */
export const registrants = ['CANDIDATE', 'MOTHER', 'FATHER', 'BROTHER', 'SISTER', 'RELATIVE', 'FRIEND'] as const
export type Registrant = (typeof registrants)[number]

export const candidateAnswers = ['YES', 'LATER', 'NO', 'NOT_ME'] as const
export type CandidateAnswer = (typeof candidateAnswers)[number]

/** When a no takes the profile out of lists. The first looks like no answer to everybody else. */
export const hidingDays = ['ON_DUE_DAY', 'TODAY'] as const
export type HidingDay = (typeof hidingDays)[number]

/** How many digits the code of an SMS has. It is good for weeks, so it is longer than others. */
export const candidateCodeLength = 8
