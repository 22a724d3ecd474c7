import { catalogue } from '#domain/words/catalogue.ts'

export const contactPrivacyMessages = catalogue({
  en: {
    hidden: 'The number is hidden from other families',
    shown: 'Families who view your contact can see the number',
    ordered: 'Families now see your numbers in this order',
  },
  mr: {
    hidden: 'हा नंबर इतर कुटुंबांना दिसणार नाही',
    shown: 'तुमचा संपर्क घेणाऱ्या कुटुंबांना हा नंबर दिसेल',
    ordered: 'तुमचे नंबर आता या क्रमाने दिसतील',
  },
})

export const contactOrderSentences = {
  otherNumbers: {
    en: 'Your numbers have changed meanwhile. Please look at them again',
    mr: 'दरम्यान तुमचे नंबर बदलले आहेत. कृपया ते पुन्हा पाहा',
  },
} as const
