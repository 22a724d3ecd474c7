import { catalogue } from '#domain/words/catalogue.ts'

export const interestMessages = catalogue({
  en: {
    sent: 'Your interest has been sent',
    sentBefore: 'You have already sent an interest to this member',
    toAnswer: 'This member has already sent you an interest. Please answer it',
    cancelled: 'Your interest has been cancelled',
    reminded: 'Your reminder has been sent',
    accepted: 'You have accepted the interest',
    rejected: 'You have rejected the interest',
  },
  mr: {
    sent: 'आपली पसंती कळवली आहे',
    sentBefore: 'आपण या सदस्याला आधीच पसंती कळवली आहे',
    toAnswer: 'या सदस्याने आपल्याला आधीच पसंती कळवली आहे. कृपया तिला उत्तर द्या',
    cancelled: 'आपली पसंती मागे घेतली आहे',
    reminded: 'आठवण पाठवली आहे',
    accepted: 'आपण पसंती स्वीकारली आहे',
    rejected: 'आपण पसंतीला नकार दिला आहे',
  },
})

export const interestSentences = {
  accepted: {
    en: 'You two have already accepted each other',
    mr: 'आपण दोघांनी एकमेकांना आधीच स्वीकारले आहे',
  },
  rejectedByThem: {
    en: 'This family has answered your interest and cannot be asked again',
    mr: 'या कुटुंबाने आपल्या पसंतीला उत्तर दिले आहे. त्यांना पुन्हा विचारता येणार नाही',
  },
  takenBack: {
    en: 'You cancelled your interest a short while ago. You can send it again 7 days after that',
    mr: 'आपण नुकतीच पसंती मागे घेतली आहे. त्यानंतर ७ दिवसांनी ती पुन्हा कळवता येईल',
  },
  nothingToCancel: {
    en: 'There is no pending interest to cancel',
    mr: 'मागे घेण्यासारखी पसंती नाही',
  },
  nothingToRemind: {
    en: 'There is no pending interest to remind of',
    mr: 'आठवण करून देण्यासारखी पसंती नाही',
  },
  remindedBefore: {
    en: 'You have already sent a reminder for this interest',
    mr: 'या पसंतीची आठवण आपण आधीच केली आहे',
  },
  tooSoonToRemind: {
    en: 'You can send a reminder 24 hours after the interest',
    mr: 'पसंती कळवल्यानंतर २४ तासांनी आठवण करता येईल',
  },
  theyPaused: {
    en: 'This family has paused its profile. Please wait until they are back',
    mr: 'या कुटुंबाने आपले स्थळ तात्पुरते थांबवले आहे. कृपया ते परत येईपर्यंत थांबा',
  },
  onlyReceiver: {
    en: 'Only the family that received the interest can answer it',
    mr: 'ज्या कुटुंबाला पसंती कळवली आहे तेच उत्तर देऊ शकते',
  },
  notPending: {
    en: 'This interest can no longer be answered. Please look again',
    mr: 'या पसंतीला आता उत्तर देता येणार नाही. कृपया पुन्हा पाहा',
  },
} as const
