import { catalogue } from '#domain/words/catalogue.ts'

export const profilesWords = catalogue({
  profiles: ['Profiles of our family', 'आमच्या कुटुंबाची स्थळे'],
  which: ['Whose profile do you want to open?', 'कोणाचे स्थळ उघडायचे आहे?'],
  open: ['Open', 'उघडा'],
  openLabel: [(name: string) => `Open the profile of ${name}`, (name: string) => `${name} यांचे स्थळ उघडा`],
  waits: ['Our office looks at it first', 'आमचे कार्यालय आधी पाहील'],
  registerAnother: ['Register another son or daughter', 'आणखी एका मुलाची किंवा मुलीची नोंदणी करा'],
})
