import { catalogue } from '#domain/words/catalogue.ts'

export const contactPrivacyMessages = catalogue({
  en: {
    hidden: 'The number is hidden from other families',
    shown: 'Families who take your contact can read the number',
  },
  mr: {
    hidden: 'हा नंबर इतर कुटुंबांना दिसणार नाही',
    shown: 'तुमचा संपर्क घेणाऱ्या कुटुंबांना हा नंबर दिसेल',
  },
})
