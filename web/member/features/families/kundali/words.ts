import { catalogue } from '#domain/words/catalogue.ts'

export const kundaliWords = catalogue({
  en: {
    title: 'Gun Milan',
    outOf: (max: string) => `of ${max}`,
    score: (points: string, max: string) => `${points} of ${max}`,
    suitable: '18 and above is considered suitable',
    detailsMissing: 'Birth details missing',
    missingHelp: 'The score appears once these are filled in:',
    own: 'This is your own profile: the score is shown between you and the other family.',
    bride: 'Bride',
    groom: 'Groom',
    mangal: 'Mangal',
    devak: 'Devak',
    notes: 'Notes',
    notCounted: 'These are not counted in the 36.',
  },
  mr: {
    title: 'गुण मिलन',
    outOf: max => `${max} पैकी`,
    score: (points, max) => `${max} पैकी ${points}`,
    suitable: '१८ किंवा अधिक गुण योग्य मानले जातात',
    detailsMissing: 'जन्माचा तपशील अपुरा',
    missingHelp: 'हा तपशील भरल्यावर गुण दिसतील:',
    own: 'ही तुमचीच माहिती आहे: गुण तुमच्या आणि समोरच्या कुटुंबाच्या पत्रिकेवरून दिसतात.',
    bride: 'वधू',
    groom: 'वर',
    mangal: 'मंगळ',
    devak: 'देवक',
    notes: 'नोंदी',
    notCounted: 'या ३६ गुणांत धरलेल्या नाहीत.',
  },
})
