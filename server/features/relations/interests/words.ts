import { catalogue } from '#domain/words/catalogue.ts'

export const interestMessages = catalogue({
  sent: ['Your interest has been sent', 'तुमची पसंती कळवली आहे'],
  sentBefore: ['You have already sent an interest to this member', 'तुम्ही या सदस्याला आधीच पसंती कळवली आहे'],
  toAnswer: [
    'This member has already sent you an interest. Please answer it',
    'या सदस्याने तुम्हाला आधीच पसंती कळवली आहे. कृपया त्या पसंतीला उत्तर द्या',
  ],
  cancelled: ['Your interest has been cancelled', 'तुमची पसंती मागे घेतली आहे'],
  reminded: ['Your reminder has been sent', 'आठवण करून दिली आहे'],
  accepted: ['You have accepted the interest', 'तुम्ही पसंती स्वीकारली आहे'],
  acceptedAndWaits: [
    'You have accepted the interest. It waits for the candidate’s word, and opens nothing before',
    'तुम्ही पसंती स्वीकारली आहे. आता त्यांच्या उमेदवाराच्या होकाराची वाट आहे; तोपर्यंत काहीही खुले होत नाही',
  ],
  confirmed: ['You stand behind this interest', 'या पसंतीला तुमचा होकार आहे'],
  asked: ['The candidate has been asked', 'उमेदवाराला विचारले आहे'],
  rejected: ['You have rejected the interest', 'तुम्ही पसंतीला नकार दिला आहे'],
})

export const onlyReceiverSentence = {
  en: 'Only the family that received the interest can answer it',
  mr: 'ज्या कुटुंबाला पसंती कळवली आहे तेच उत्तर देऊ शकते',
} as const
