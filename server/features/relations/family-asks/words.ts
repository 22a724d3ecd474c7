import { catalogue } from '#domain/words/catalogue.ts'
import type { Sentence } from '#server/http/refusal.ts'

export const askMessages = catalogue({
  asked: ['Your family is asked. You see their answers here', 'तुमच्या घरच्यांना विचारले आहे. त्यांची उत्तरे येथे दिसतील'],
  answered: ['Your family sees your answer', 'तुमचे उत्तर घरच्यांना दिसेल'],
})

export const nobodyElse: Sentence = {
  en: 'Nobody else of your family logs in here yet. You can invite them under Settings, Family',
  mr: 'तुमच्या घरातील आणखी कोणी अजून लॉगिन करत नाही. सेटिंग्जमधील ‘कुटुंब’ येथून त्यांना बोलवता येते',
}
