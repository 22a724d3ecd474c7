import { catalogue } from '#domain/words/catalogue.ts'

export const contactPrivacyMessages = catalogue({
  hidden: ['The number is hidden from other families', 'हा नंबर इतर कुटुंबांना दिसणार नाही'],
  shown: ['Families who view your contact can see the number', 'तुमचा संपर्क घेणाऱ्या कुटुंबांना हा नंबर दिसेल'],
  ordered: ['Families now see your numbers in this order', 'तुमचे नंबर आता या क्रमाने दिसतील'],
})

export const contactOrderSentences = {
  otherNumbers: {
    en: 'Your numbers have changed meanwhile. Please look at them again',
    mr: 'दरम्यान तुमचे नंबर बदलले आहेत. कृपया ते पुन्हा पाहा',
  },
} as const
