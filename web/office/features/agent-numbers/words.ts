import { catalogue } from '#domain/words/catalogue.ts'

export const agentNumberWords = catalogue({
  none: ['No number waits', 'एकही नंबर तपासायचा नाही'],
  noneHelp: [
    'A number that two independent families name as an agent’s comes here.',
    'दोन वेगळ्या कुटुंबांनी एजंटचा म्हणून सांगितलेला नंबर येथे येतो.',
  ],
  number: ['Number', 'नंबर'],
  families: ['Families', 'कुटुंबे'],
  state: ['State', 'स्थिती'],
  WAITING: ['to decide', 'निर्णय बाकी'],
  barredUntil: [(day: string) => `barred until ${day}`, (day: string) => `${day} पर्यंत मनाई`],
  actions: ['Decide', 'निर्णय'],
  bar: ['Bar it', 'मनाई करा'],
  renew: ['Bar it for longer', 'मनाई वाढवा'],
  clear: ['Not an agent’s', 'एजंटचा नाही'],
  takeBack: ['Take the bar back', 'मनाई काढा'],
  of: [(act: string, number: string) => `${act}: ${number}`, (act: string, number: string) => `${act}: ${number}`],
  barHelp: [
    'Please call the number first. It cannot be registered for 180 days, and families who open a contact with it read that our office knows it as an agent’s.',
    'कृपया आधी या नंबरवर फोन करा. १८० दिवस या नंबरने नोंदणी करता येणार नाही, आणि तो संपर्क पाहणाऱ्या कुटुंबांना हा एजंटचा नंबर असल्याचे दिसेल.',
  ],
  clearHelp: [
    'The number may be registered, and what families said of it is closed.',
    'या नंबरने नोंदणी करता येईल, आणि कुटुंबांनी सांगितलेले बंद केले जाईल.',
  ],
})
