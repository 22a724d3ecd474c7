import { catalogue } from '#domain/words/catalogue.ts'

export const outcomeMessages = catalogue({
  noted: [
    'Thank you for telling us. Nobody learns who said it',
    'सांगितल्याबद्दल धन्यवाद. कोणी सांगितले हे कोणालाही कळत नाही',
  ],
  complained: [
    (number: string) => `Please send no money. Our office looks at it today; your complaint has the number ${number}`,
    (number: string) => `कृपया पैसे पाठवू नका. आमचे कार्यालय आजच पाहील; तुमच्या तक्रारीचा क्रमांक ${number} आहे`,
  ],
})

/** What the complaint says that is made by one press. */
export const moneyComplaint = {
  en: 'We opened the contact of this profile and were asked for money.',
  mr: 'आम्ही या स्थळाचा संपर्क पाहिला आणि आमच्याकडे पैसे मागितले गेले.',
} as const

export const officeOutcomeMessages = catalogue({
  answers: ['Noted: the number answers', 'नोंद झाली: नंबर लागतो'],
  hidden: [
    'Noted: the profile leaves the lists until the number is verified, and the views are returned',
    'नोंद झाली: नंबरची खात्री होईपर्यंत स्थळ यादीत दिसणार नाही, आणि संपर्क परत दिले आहेत',
  ],
})

export const outcomeSentences = {
  notAsked: {
    en: 'The family is not being asked about its number',
    mr: 'या कुटुंबाला नंबरविषयी विचारलेले नाही',
  },
} as const
