import { catalogue } from '#domain/words/catalogue.ts'
import type { Sentence } from '#server/http/refusal.ts'

export const messagesMessages = catalogue({
  saved: ['The id is saved. The next SMS will use it', 'आयडी जतन झाला. पुढील एसएमएस या आयडीने जाईल'],
  removed: ['The id is removed. This SMS will no longer be sent', 'आयडी काढला. हा एसएमएस आता जाणार नाही'],
  mailed: ['The test is on its way to your own address', 'चाचणी संदेश तुमच्या ई-मेलवर पाठवला आहे'],
  texted: ['The test is on its way to this number', 'चाचणी संदेश या नंबरवर पाठवला आहे'],
})

export const messagesSentences = {
  changedMeanwhile: {
    en: 'A colleague has changed this id meanwhile. Reload the page to see theirs',
    mr: 'दरम्यान सहकाऱ्याने हा आयडी बदलला आहे. त्यांचा बदल पाहण्यासाठी पान पुन्हा उघडा',
  },
  noId: {
    en: 'This text has no DLT id yet, so no SMS goes',
    mr: 'या मजकुराला अजून डीएलटी आयडी नाही, म्हणून एसएमएस जात नाही',
  },
  budgetUsedUp: {
    en: 'The rest of today’s SMS is kept for codes. Please try tomorrow',
    mr: 'आजचे उरलेले एसएमएस कोडसाठी राखलेले आहेत. कृपया उद्या प्रयत्न करा',
  },
} as const satisfies Record<string, Sentence>
