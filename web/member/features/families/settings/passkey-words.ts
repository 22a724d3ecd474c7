import { catalogue } from '#domain/words/catalogue.ts'
import { cancel, save } from '#web/ui/words.ts'

export const passkeyWords = catalogue({
  hint: [
    'A passkey lets a phone or computer of yours log in with your finger, face or PIN, without a password. Your password and codes go on working.',
    'पासकीमुळे तुमचा फोन किंवा संगणक पासवर्डशिवाय, बोट, चेहरा किंवा पिन वापरून लॉगिन करतो. तुमचा पासवर्ड आणि कोडही चालतच राहतात.',
  ],
  mine: ['Your passkeys', 'तुमच्या पासकी'],
  none: ['You have none yet.', 'अजून एकही नाही.'],
  cannot: [
    'This browser cannot make one. Please open our site in Chrome, Safari, Edge or Firefox.',
    'या ब्राउझरमध्ये पासकी तयार होत नाही. कृपया हे संकेतस्थळ क्रोम, सफारी, एज किंवा फायरफॉक्समध्ये उघडा.',
  ],
  add: ['Add a passkey', 'पासकी जोडा'],
  addTitle: ['Add a passkey on this device', 'या उपकरणावर पासकी जोडा'],
  addHelp: [
    'Please type your password. After that this device asks for your finger, face or PIN. Everybody who logs in for your profile is told.',
    'कृपया पासवर्ड भरा. त्यानंतर हे उपकरण बोट, चेहरा किंवा पिन विचारेल. तुमच्या स्थळासाठी लॉगिन करणाऱ्या सर्वांना हे कळवले जाईल.',
  ],
  goOn: ['Continue', 'पुढे जा'],
  notMade: ['No passkey was made. You can try again.', 'पासकी तयार झाली नाही. तुम्ही पुन्हा प्रयत्न करू शकता.'],
  added: [(date: string) => `Added on ${date}`, (date: string) => `जोडली: ${date}`],
  used: [(date: string) => `Last used on ${date}`, (date: string) => `शेवटचा वापर: ${date}`],
  begins: [(when: string) => `Opens your account from ${when}`, (when: string) => `${when} पासून लॉगिन करेल`],
  otherHost: [
    (host: string) => `Made for ${host}, and opens nothing here. Please remove it and add a new one.`,
    (host: string) => `ही ${host} साठी तयार केली होती, येथे चालत नाही. कृपया ती काढा आणि नवीन जोडा.`,
  ],
  rename: ['Rename', 'नाव बदला'],
  renameLabel: [(name: string) => `Rename: ${name}`, (name: string) => `नाव बदला: ${name}`],
  renameTitle: ['What do you call this device?', 'या उपकरणाला काय म्हणता?'],
  name: ['Name', 'नाव'],
  remove: ['Remove', 'काढा'],
  removeLabel: [(name: string) => `Remove: ${name}`, (name: string) => `काढा: ${name}`],
  removeTitle: ['Remove this passkey?', 'ही पासकी काढायची?'],
  removeHelp: [
    'It no longer logs in. Where it is logged in now, it stays so: Devices ends that.',
    'तिने यापुढे लॉगिन होणार नाही. तिथले आताचे लॉगिन सुरू राहील; ते ‘उपकरणे’ मधून बंद करा.',
  ],
  cancel,
  save,
})
