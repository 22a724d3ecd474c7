/** Who can have registered a profile. */
export const registrants = ['CANDIDATE', 'MOTHER', 'FATHER', 'BROTHER', 'SISTER', 'RELATIVE', 'FRIEND'] as const
export type Registrant = (typeof registrants)[number]

export const candidateAnswers = ['YES', 'LATER', 'NO', 'NOT_ME'] as const
export type CandidateAnswer = (typeof candidateAnswers)[number]

/** How many digits the code of an SMS has. It is good for weeks, so it is longer than others. */
export const candidateCodeLength = 8
