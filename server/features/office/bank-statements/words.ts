import { catalogue } from '#domain/words/catalogue.ts'
import type { Sentence } from '#server/http/refusal.ts'

export const statementMessages = catalogue({
  toMatch: ['Please say what the columns mean. It is remembered', 'कृपया रकान्यांचा अर्थ सांगा. तो लक्षात ठेवला जाईल'],
  toLookAt: [
    'Please look at the first lines. Nothing is confirmed yet',
    'कृपया पहिल्या ओळी पाहा. अजून कशाचीही खात्री झालेली नाही',
  ],
  read: ['The statement is read. Nothing else of it is kept', 'विवरणपत्र तपासले. त्यातील बाकी काहीही ठेवलेले नाही'],
})

export const statementSentences = {
  notMatched: {
    en: 'Please choose one column for the day, one for the money, and at least one that holds the UTR. A column of debits is never money that came in',
    mr: 'कृपया दिवसाचा एक, रकमेचा एक आणि UTR असलेला किमान एक रकाना निवडा. नावे रकमेचा रकाना जमा म्हणून चालत नाही',
  },
  nothingCame: {
    en: 'No line of this file says that money came in. Please look at the columns again: beside one amount, CR or a sign must say so',
    mr: 'या फाइलच्या एकाही ओळीत रक्कम जमा झाल्याचे दिसत नाही. कृपया रकाने पुन्हा पाहा: एकाच रकान्यात सर्व रकमा असतील, तर शेजारी CR किंवा चिन्ह हवे',
  },
} as const satisfies Record<string, Sentence>
