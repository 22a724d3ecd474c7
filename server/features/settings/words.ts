import { catalogue } from '#domain/words/catalogue.ts'

export const settingsMessages = catalogue({
  en: {
    paused: 'Your profile is paused. No family finds it until you resume',
    resumed: 'Your profile is back in all lists',
    lastUseHidden: 'Nobody learns any more when you were here, and you learn nobody’s',
    lastUseShown: 'Others see again how recently you were here, and you see theirs',
    nomineeSaved: 'The person you named is saved',
    nomineeRemoved: 'Nobody is named any more',
  },
  mr: {
    paused: 'तुमची नोंदणी तात्पुरती थांबवली आहे. पुन्हा सुरू करेपर्यंत तुमचे स्थळ कोणालाही दिसणार नाही',
    resumed: 'तुमचे स्थळ पुन्हा सर्व याद्यांत आहे',
    lastUseHidden: 'तुम्ही केव्हा आलात ते आता कोणालाही दिसणार नाही, आणि इतरांचे तुम्हालाही',
    lastUseShown: 'तुम्ही केव्हा आलात ते इतरांना पुन्हा दिसेल, आणि इतरांचे तुम्हाला',
    nomineeSaved: 'तुम्ही सुचवलेल्या व्यक्तीची नोंद झाली',
    nomineeRemoved: 'आता कोणाचीही नोंद नाही',
  },
})
