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

export const backupPartWords = catalogue({
  title: ['Backup', 'बॅकअप'],
  made: ['Last made', 'शेवटचा बॅकअप'],
  proven: ['Last restored on trial', 'शेवटची तपासणी'],
  never: ['Never', 'कधीही नाही'],
  underWay: ['Being made now', 'आत्ता घेतला जात आहे'],
  backUpNow: ['Back up now', 'आत्ता बॅकअप घ्या'],
  proveNow: ['Prove it now', 'आत्ता तपासा'],
  none: [
    'No backups are made: whoever runs the server sets BACKUP_DIR.',
    'बॅकअप घेतले जात नाहीत: सर्व्हर सांभाळणाऱ्यांनी BACKUP_DIR द्यावे.',
  ],
})

export const testPartWords = catalogue({
  title: ['Send yourself a test', 'स्वतःला चाचणी संदेश पाठवा'],
  help: [
    'The email goes to your own address, anything else to the number that you type.',
    'ई-मेल तुमच्या स्वतःच्या पत्त्यावर जातो; बाकी संदेश तुम्ही भरलेल्या नंबरवर.',
  ],
  none: ['This server sends no messages.', 'हा सर्व्हर संदेश पाठवत नाही.'],
  mobile: ['Your mobile number', 'तुमचा मोबाइल नंबर'],
  send: [(channel: string) => `Send a test: ${channel}`, (channel: string) => `चाचणी पाठवा: ${channel}`],
})
