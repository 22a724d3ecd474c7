import { catalogue } from '#domain/words/catalogue.ts'

export const settingsMessages = catalogue({
  paused: [
    'Your profile is paused. No family can find it until you resume',
    'तुमचे स्थळ तात्पुरते थांबवले आहे. पुन्हा सुरू करेपर्यंत ते कोणालाही दिसणार नाही',
  ],
  resumed: ['Your profile is back in all lists', 'तुमचे स्थळ पुन्हा सर्व याद्यांत आहे'],
  lastUseHidden: [
    'Other families no longer see when you last visited, and you do not see theirs',
    'तुम्ही केव्हा आलात ते आता कोणालाही दिसणार नाही, आणि इतरांचे तुम्हालाही',
  ],
  lastUseShown: [
    'Other families see again how recently you visited, and you see theirs',
    'तुम्ही केव्हा आलात ते इतरांना पुन्हा दिसेल, आणि इतरांचे तुम्हाला',
  ],
  nomineeSaved: ['The person you named is saved', 'तुम्ही नेमलेल्या व्यक्तीची नोंद झाली'],
  nomineeRemoved: ['Nobody is named any more', 'आता कोणाचीही नोंद नाही'],
})
