import { catalogue } from '#domain/words/catalogue.ts'
import { cancel } from '#web/ui/words.ts'

export const accessNoticeWords = catalogue({
  added: [
    (day: string) =>
      `On ${day} a login, contact or password, or somebody who hears the news, was added to this profile.`,
    (day: string) => `${day} रोजी या स्थळासाठी नवीन लॉगिन, संपर्क, पासवर्ड किंवा सूचना घेणारी व्यक्ती जोडली.`,
  ],
  notMe: ['This was not me', 'हे मी केले नाही'],
  question: ['Stop all others?', 'इतर सर्वांना थांबवायचे?'],
  help: [
    'Every other phone is logged out and the password ends. Everybody else but the candidate stops until you confirm each under Settings, Family.',
    'इतर सर्व फोनवरचे लॉगिन आणि पासवर्ड बंद होईल. उमेदवाराशिवाय इतर सर्वजण, तुम्ही सेटिंग्जमधील ‘कुटुंब’ येथे प्रत्येकाची खात्री करेपर्यंत थांबतील.',
  ],
  stop: ['Stop them', 'थांबवा'],
  cancel,
  invited: [
    (who: string, role: string) => `You are invited to log in for ${who} too (${role}).`,
    (who: string, role: string) => `${who} या स्थळासाठीही लॉगिन करायला तुम्हाला बोलावले आहे (${role}).`,
  ],
  accept: ['Accept', 'स्वीकारा'],
  refuse: ['No', 'नको'],
})
