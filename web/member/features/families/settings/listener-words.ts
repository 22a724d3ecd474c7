import { catalogue } from '#domain/words/catalogue.ts'

export const listenerWords = catalogue({
  title: ['Who else hears', 'आणखी कोणाला सूचना'],
  help: [
    'Elders who never log in can hear what matters, such as a new interest, by SMS or email. Each message says how to stop it.',
    'जे लॉगिन करत नाहीत अशा वडीलधाऱ्यांनाही नवीन पसंतीसारख्या महत्त्वाच्या सूचना एसएमएस किंवा ई-मेलने मिळू शकतात. थांबवण्याचा मार्ग प्रत्येक संदेशात असतो.',
  ],
  people: ['Who hears', 'कोणाला सूचना मिळतात'],
  logsIn: ['Logs in', 'लॉगिन करतात'],
  onlyHears: ['Only hears', 'फक्त सूचना मिळतात'],
  stop: ['Stop', 'थांबवा'],
  stopLabel: [(contact: string) => `Stop: ${contact}`, (contact: string) => `थांबवा: ${contact}`],
  hint: [
    'A code goes there. Get it from them and type it here. It works for twelve hours.',
    'तेथे एक कोड जाईल. तो त्यांच्याकडून घ्या आणि येथे लिहा. तो बारा तास चालतो.',
  ],
  send: ['Send the code', 'कोड पाठवा'],
  code: ['The code that they read out', 'त्यांनी सांगितलेला कोड'],
  add: ['Add', 'जोडा'],
  another: ['Another contact', 'दुसरा संपर्क'],
})
