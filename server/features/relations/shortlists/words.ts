import { catalogue } from '#domain/words/catalogue.ts'

export const shortlistMessages = catalogue({
  en: {
    added: 'The profile is in your shortlist',
    removed: 'The profile is no longer in your shortlist',
  },
  mr: {
    added: 'हे स्थळ निवडलेल्यांमध्ये ठेवले आहे',
    removed: 'हे स्थळ निवडलेल्यांमधून काढले आहे',
  },
})
