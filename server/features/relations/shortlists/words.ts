import { catalogue } from '#domain/words/catalogue.ts'

export const shortlistMessages = catalogue({
  added: ['The profile is in your shortlist', 'हे स्थळ निवडलेल्यांमध्ये ठेवले आहे'],
  removed: ['The profile is no longer in your shortlist', 'हे स्थळ निवडलेल्यांमधून काढले आहे'],
})
