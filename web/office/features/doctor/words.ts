import { catalogue } from '#domain/words/catalogue.ts'

export const healthWords = catalogue({
  well: ['Nothing is wrong', 'सर्व काही ठीक आहे'],
  wellHelp: [
    'Messages, payments, storage and terms are looked at every few minutes, everything else once a day.',
    'संदेश, पेमेंट, साठवण आणि मुदती दर काही मिनिटांनी तपासल्या जातात, बाकी सर्व दिवसातून एकदा.',
  ],
  what: ['What is wrong', 'काय बिघडले आहे'],
  where: ['Where', 'कोठे'],
  since: ['Since', 'केव्हापासून'],
  everywhere: ['Whole service', 'संपूर्ण सेवा'],
  checked: [
    (when: string) => `Everything was last looked at on ${when}`,
    (when: string) => `सर्व काही शेवटचे तपासले: ${when}`,
  ],
  notYet: ['Not everything was looked at yet', 'अजून सर्व काही तपासलेले नाही'],
})
