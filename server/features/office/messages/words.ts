import { catalogue } from '#domain/words/catalogue.ts'
import { counted } from '#domain/words/counted.ts'
import { inDevanagari } from '#domain/words/digits.ts'
import type { Sentence } from '#server/http/refusal.ts'

export const messagesMessages = catalogue({
  saved: ['The id is saved. The next SMS will use it', 'आयडी जतन झाला. पुढील एसएमएस या आयडीने जाईल'],
  stored: [
    (n: number) => (n === 0 ? 'Every id of the file was stored before' : `${counted(n, 'id is', 'ids are')} stored`),
    (n: number) => (n === 0 ? 'फाइलमधील सर्व आयडी आधीच जतन आहेत' : `${inDevanagari(n)} आयडी जतन झाले`),
  ],
  removed: ['The id is removed. This SMS will no longer be sent', 'आयडी काढला. हा एसएमएस आता जाणार नाही'],
  mailed: ['The test is on its way to your own address', 'चाचणी संदेश तुमच्या ई-मेलवर पाठवला आहे'],
  texted: ['The test is on its way to this number', 'चाचणी संदेश या नंबरवर पाठवला आहे'],
})

export const messagesSentences = {
  changedMeanwhile: {
    en: 'A colleague has changed this id meanwhile. Reload the page to see theirs',
    mr: 'दरम्यान सहकाऱ्याने हा आयडी बदलला आहे. त्यांचा बदल पाहण्यासाठी पान पुन्हा उघडा',
  },
  unreadable: {
    en: 'The file cannot be read. It needs to be a CSV with the columns name, language and dlt_id',
    mr: 'फाइल वाचता येत नाही. ती name, language आणि dlt_id हे रकाने असलेली CSV हवी',
  },
  line: {
    unknown: { en: 'there is no SMS of this name and language', mr: 'या नावाचा आणि भाषेचा एसएमएस नाही' },
    id: {
      en: 'the id needs 19 to 30 digits. A spreadsheet may have rounded it: please make the column text',
      mr: 'आयडीत १९ ते ३० अंक हवेत. स्प्रेडशीटने तो बदलला असू शकतो: कृपया रकाना Text करा',
    },
    taken: { en: 'another SMS has this id', mr: 'हा आयडी दुसऱ्या एसएमएसचा आहे' },
  },
  noId: {
    en: 'This text has no DLT id yet, so no SMS goes',
    mr: 'या मजकुराला अजून डीएलटी आयडी नाही, म्हणून एसएमएस जात नाही',
  },
  budgetUsedUp: {
    en: 'The rest of today’s SMS is kept for codes. Please try tomorrow',
    mr: 'आजचे उरलेले एसएमएस कोडसाठी राखलेले आहेत. कृपया उद्या प्रयत्न करा',
  },
} as const satisfies Record<string, Sentence | Record<string, Sentence>>
