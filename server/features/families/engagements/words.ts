import { catalogue } from '#domain/words/catalogue.ts'

export const engagedMessages = catalogue({
  paused: ['Congratulations! Your profile is paused', 'अभिनंदन! तुमचे स्थळ थांबवले आहे'],
  stillLooking: ['Thank you. Your profile stays listed', 'धन्यवाद. तुमचे स्थळ यादीत राहील'],
  noted: [
    'Noted: the profile is paused, and the family is asked about a story',
    'नोंद झाली: स्थळ थांबवले, आणि कुटुंबाला यशोगाथेविषयी विचारले जाईल',
  ],
})

export const engagedSentences = {
  knownBefore: {
    en: 'This was noted before, or the profile is closed',
    mr: 'ही नोंद आधीच झाली आहे किंवा स्थळ बंद आहे',
  },
} as const
