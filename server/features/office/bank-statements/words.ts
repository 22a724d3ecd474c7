import { catalogue } from '#domain/words/catalogue.ts'
import type { Sentence } from '#server/http/refusal.ts'

export const statementMessages = catalogue({
  toMatch: ['Please say what the columns mean. It is remembered', 'कृपया रकान्यांचा अर्थ सांगा. तो लक्षात ठेवला जाईल'],
  read: ['The statement is read. Nothing else of it is kept', 'विवरणपत्र तपासले. त्यातील बाकी काहीही ठेवलेले नाही'],
})

export const statementSentences = {
  notMatched: {
    en: 'Please choose one column for the day, one for the amount that came in, and at least one that holds the UTR',
    mr: 'कृपया दिवसाचा एक, जमा रकमेचा एक आणि UTR असलेला किमान एक रकाना निवडा',
  },
  nothingCame: {
    en: 'No line of this file shows money that came in. Please look at the columns again',
    mr: 'या फाइलच्या एकाही ओळीत जमा रक्कम नाही. कृपया रकाने पुन्हा पाहा',
  },
} as const satisfies Record<string, Sentence>
