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
    sent: 'तुमची पसंती कळवली आहे',
    sentBefore: 'तुम्ही या सदस्याला आधीच पसंती कळवली आहे',
    toAnswer: 'या सदस्याने तुम्हाला आधीच पसंती कळवली आहे. कृपया त्या पसंतीला उत्तर द्या',
    cancelled: 'तुमची पसंती मागे घेतली आहे',
    reminded: 'आठवण करून दिली आहे',
    accepted: 'तुम्ही पसंती स्वीकारली आहे',
    rejected: 'तुम्ही पसंतीला नकार दिला आहे',
  },
})

export const onlyReceiverSentence = {
  en: 'Only the family that received the interest can answer it',
  mr: 'ज्या कुटुंबाला पसंती कळवली आहे तेच उत्तर देऊ शकते',
} as const
