import { catalogue } from '#domain/words/catalogue.ts'
import { inDevanagari } from '#domain/words/digits.ts'

export const memberConsentWords = catalogue({
  en: {
    title: 'Consents',
    none: 'Nothing is on record yet. The family is asked at its next login.',
    version: (version: number) => `version ${version}`,
    GIVEN: 'given',
    WITHDRAWN: 'withdrawn',
    REGISTRATION: 'at registration',
    SITE: 'on the site',
    LINK: 'by the link in the e-mail',
    CODE: 'by the code in the SMS',
    COUNTER: 'at the counter',
    LEAVING: 'on leaving',
    en: 'in English',
    mr: 'in Marathi',
  },
  mr: {
    title: 'संमती',
    none: 'अजून काही नोंद नाही. पुढच्या लॉगिनला कुटुंबाला विचारले जाईल.',
    version: (version: number) => `आवृत्ती ${inDevanagari(version)}`,
    GIVEN: 'दिली',
    WITHDRAWN: 'मागे घेतली',
    REGISTRATION: 'नोंदणी करताना',
    SITE: 'साइटवर',
    LINK: 'ई-मेलमधील लिंकने',
    CODE: 'एसएमएसमधील कोडने',
    COUNTER: 'कार्यालयात',
    LEAVING: 'जाताना',
    en: 'इंग्रजीत',
    mr: 'मराठीत',
  },
})
