import { catalogue } from '#domain/words/catalogue.ts'
import type { Sentence } from '#server/http/refusal.ts'

export const consentMessages = catalogue({
  given: ['Thank you, your consent is saved', 'धन्यवाद, तुमची संमती नोंदवली आहे'],
  withdrawn: ['Your consent is withdrawn', 'तुमची संमती मागे घेतली आहे'],
  paused: ['Your consent is withdrawn and your profile is paused', 'तुमची संमती मागे घेतली आहे आणि तुमचे स्थळ थांबवले आहे'],
})

export const consentSentences = {
  changed: {
    en: 'This text has changed in the meantime. Please read it again',
    mr: 'दरम्यान हा मजकूर बदलला आहे. कृपया तो पुन्हा वाचा',
  },
  tooOften: {
    en: 'You have changed this very often today. Please try again tomorrow',
    mr: 'आज तुम्ही हे बऱ्याच वेळा बदलले आहे. कृपया उद्या पुन्हा प्रयत्न करा',
  },
  agreeFirst: {
    en: 'You have withdrawn your consent. Please agree again under Settings, Your data, before your profile is shown',
    mr: 'तुम्ही संमती मागे घेतली आहे. स्थळ पुन्हा दाखवण्याआधी कृपया सेटिंग्जमध्ये संमती द्या',
  },
} as const satisfies Record<string, Sentence>
