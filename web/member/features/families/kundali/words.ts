import { catalogue } from '#domain/words/catalogue.ts'

export const kundaliWords = catalogue({
  title: ['Gun Milan', 'गुण मिलन'],
  outOf: [(max: string) => `of ${max}`, max => `${max} पैकी`],
  score: [(points: string, max: string) => `${points} of ${max}`, (points, max) => `${max} पैकी ${points}`],
  suitable: ['18 and above is considered suitable', '१८ किंवा अधिक गुण योग्य मानले जातात'],
  missingHelp: ['The score appears once these are filled in:', 'हा तपशील भरल्यावर गुण दिसतील:'],
  own: [
    'This is your own profile: the score is shown between you and the other family.',
    'ही तुमचीच माहिती आहे: गुण तुमच्या आणि समोरच्या कुटुंबाच्या पत्रिकेवरून दिसतात.',
  ],
  bride: ['Bride', 'वधू'],
  groom: ['Groom', 'वर'],
  mangal: ['Mangal', 'मंगळ'],
  devak: ['Devak', 'देवक'],
  notes: ['Notes', 'नोंदी'],
  notCounted: ['These are not counted in the 36.', 'या ३६ गुणांत धरलेल्या नाहीत.'],
})
