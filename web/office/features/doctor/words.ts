import { catalogue } from '#domain/words/catalogue.ts'

export const healthWords = catalogue({
  en: {
    well: 'Nothing is wrong',
    wellHelp: 'Messages, payments, storage and terms are looked at every few minutes, everything else once a day.',
    what: 'What is wrong',
    where: 'Where',
    since: 'Since',
    everywhere: 'Whole service',
    checked: (when: string) => `Everything was last looked at on ${when}`,
    notYet: 'Not everything was looked at yet',
  },
  mr: {
    well: 'सर्व काही ठीक आहे',
    wellHelp: 'संदेश, पेमेंट, साठवण आणि मुदती दर काही मिनिटांनी तपासल्या जातात, बाकी सर्व दिवसातून एकदा.',
    what: 'काय बिघडले आहे',
    where: 'कोठे',
    since: 'केव्हापासून',
    everywhere: 'संपूर्ण सेवा',
    checked: (when: string) => `सर्व काही शेवटचे तपासले: ${when}`,
    notYet: 'अजून सर्व काही तपासलेले नाही',
  },
})
