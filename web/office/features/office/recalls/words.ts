import type { RecallGround, RecallState } from '#domain/office/recalls.ts'
import { catalogue } from '#domain/words/catalogue.ts'
import { counted } from '#domain/words/counted.ts'
import { groupedDigits } from '#domain/words/digits.ts'

export const recallWords = catalogue({
  help: [
    'A recall warns every family that had the contact of a false profile, gave it theirs or has an interest with it. An ADMIN asks for it in the record of the suspended profile, and somebody else of the office confirms it here.',
    'खोट्या स्थळाचा संपर्क पाहिलेल्या, त्याने संपर्क पाहिलेल्या किंवा त्याच्याशी पसंती असलेल्या प्रत्येक कुटुंबाला सावध केले जाते. ADMIN बंद केलेल्या स्थळाच्या नोंदीतून तसे सांगतात, आणि कार्यालयातील दुसरी व्यक्ती येथे दुजोरा देते.',
  ],
  none: ['No profile was recalled', 'एकाही स्थळाविषयी इशारा दिलेला नाही'],
  noneHelp: [
    'An ADMIN asks for a recall in the record of a suspended profile.',
    'बंद केलेल्या स्थळाच्या नोंदीतून ADMIN इशारा देण्यास सांगतात.',
  ],
  count: [
    (n: number) => (n === 1 ? '1 recall' : `${groupedDigits('en', n)} recalls`),
    (n: number) => (n === 1 ? '१ इशारा' : `${groupedDigits('mr', n)} इशारे`),
  ],
  profile: ['Profile', 'स्थळ'],
  erased: ['Erased since', 'माहिती नष्ट झाली'],
  state: ['State', 'स्थिती'],
  askedBy: ['Asked by', 'कोणी सांगितले'],
  families: ['Families', 'कुटुंबे'],
  goesAt: [(when: string) => `is sent ${when}`, (when: string) => `${when} रोजी पाठवले जाईल`],
  confirmedBy: [(who: string) => `confirmed by ${who}`, (who: string) => `दुजोरा: ${who}`],
  actions: ['Decide', 'निर्णय'],
  confirm: ['Confirm', 'दुजोरा द्या'],
  withdraw: ['Withdraw', 'मागे घ्या'],
  reached: ['Who was reached', 'कोणाला कळले'],
  of: [(act: string, profile: string) => `${act}: ${profile}`, (act: string, profile: string) => `${act}: ${profile}`],
  confirmHelp: [
    (families: number) =>
      `Please look at the record yourself first. After a minute ${counted(families, 'family reads', 'families read')} the surname and the number, and that the profile is not genuine. That cannot be taken back.`,
    (families: number) =>
      `कृपया आधी स्वतः नोंद पाहा. एका मिनिटानंतर ${families === 1 ? 'एका कुटुंबाला' : `${groupedDigits('mr', families)} कुटुंबांना`} आडनाव आणि नोंदणी क्रमांक कळेल, आणि स्थळ खोटे असल्याचेही. ते मागे घेता येणार नाही.`,
  ],
  withdrawHelp: ['Nobody is told.', 'कोणालाही कळवले जाणार नाही.'],
  waitsForAnother: ['somebody else confirms it', 'दुसरी व्यक्ती दुजोरा देईल'],
})

export const groundWords = catalogue<Record<RecallGround, string>>({
  false_profile: ['false profile', 'खोटे स्थळ'],
  fraud: ['fraud', 'फसवणूक'],
})

export const recallStateWords = catalogue<Record<RecallState, string>>({
  asked: ['To be confirmed', 'दुजोरा बाकी'],
  confirmed: ['Confirmed', 'दुजोरा दिला'],
  sending: ['On its way', 'जात आहे'],
  sent: ['Handed over', 'पाठवून झाले'],
  withdrawn: ['Withdrawn', 'मागे घेतले'],
})
