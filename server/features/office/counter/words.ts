import { catalogue } from '#domain/words/catalogue.ts'
import type { Sentence } from '#server/http/refusal.ts'

export const counterMessages = catalogue({
  dropped: ['The form is empty again', 'फॉर्म पुन्हा रिकामा केला आहे'],
  registered: [(number: string) => `Registered as ${number}`, (number: string) => `नोंदणी झाली: ${number}`],
  photoAdded: ['The photo is added', 'फोटो जोडला आहे'],
  codeSent: [
    'A code is on its way by SMS. Please let the family read it out',
    'एसएमएसने कोड पाठवला आहे. कृपया कुटुंबाला तो वाचून दाखवायला सांगा',
  ],
  codeMailed: [
    'A code is on its way by email. Please let the family read it out',
    'ई-मेलने कोड पाठवला आहे. कृपया कुटुंबाला तो वाचून दाखवायला सांगा',
  ],
  confirmed: [
    'The number is confirmed. The family can log in by a code',
    'नंबरची खात्री झाली. कुटुंबाला कोडने लॉगिन करता येईल',
  ],
  emailConfirmed: [
    'The email is confirmed. The family can log in by a code to it',
    'ई-मेलची खात्री झाली. त्यावर आलेल्या कोडने कुटुंबाला लॉगिन करता येईल',
  ],
})

export const counterSentences = {
  enoughToday: {
    en: 'You have registered 200 families today. Please let a colleague go on',
    mr: 'तुम्ही आज २०० कुटुंबांची नोंदणी केली आहे. कृपया पुढील नोंदणी सहकाऱ्यांना करू द्या',
  },
  draftGone: {
    en: 'This form was finished or dropped in another window. Please look there, or type it again',
    mr: 'हा फॉर्म दुसऱ्या विंडोत पूर्ण केला किंवा रद्द केला आहे. कृपया तेथे पाहा किंवा पुन्हा भरा',
  },
  held: {
    en: 'Another record holds this number. Please look at it first',
    mr: 'हा नंबर दुसऱ्या नोंदीत आहे. कृपया आधी ती नोंद पाहा',
  },
  confirmedBefore: { en: 'This number is confirmed already', mr: 'या नंबरची खात्री आधीच झाली आहे' },
} as const satisfies Record<string, Sentence>
