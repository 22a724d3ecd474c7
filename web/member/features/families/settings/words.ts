import { catalogue } from '#domain/words/catalogue.ts'
import { counted } from '#domain/words/counted.ts'
import { digits } from '#domain/words/digits.ts'
import { cancel, newPassword } from '#web/ui/words.ts'

export const settingsWords = catalogue({
  title: ['My Settings', 'माझी सेटिंग्ज'],
  myProfile: ['My Profile', 'माझी माहिती'],
  back: ['Back', 'मागे'],
  seen: ['What others see', 'इतरांना काय दिसते'],
  privacy: ['Contact Privacy', 'संपर्काची गोपनीयता'],
  found: ['We have found a match', 'आमचे लग्न जमले आहे'],
  foundState: ['Your profile then leaves all lists', 'मग तुमचे स्थळ सर्व याद्यांतून निघते'],
  pause: ['Pause your profile', 'स्थळ तात्पुरते थांबवा'],
  'last-use': ['Show your last visit?', 'शेवटची भेट दाखवायची का?'],
  candidate: ['The candidate’s own consent', 'उमेदवाराची स्वतःची संमती'],
  told: ['How we reach you', 'आम्ही तुम्हाला कसे कळवतो'],
  contacts: ['Mobile and email', 'मोबाइल आणि ई-मेल'],
  notifications: ['Notifications', 'सूचना'],
  language: ['Language', 'भाषा'],
  login: ['Login', 'लॉगिन'],
  family: ['Family', 'कुटुंब'],
  password: ['Change Password', 'पासवर्ड बदला'],
  setPassword: ['Set a password', 'पासवर्ड ठरवा'],
  passkeys: ['Passkeys: finger, face or PIN', 'पासकी: बोट, चेहरा किंवा पिन'],
  devices: ['Devices', 'उपकरणे'],
  ownData: ['Your data', 'तुमची माहिती'],
  consents: ['Your consents', 'तुमच्या संमती'],
  data: ['Download your data', 'तुमच्या माहितीची प्रत घ्या'],
  nominee: ['Someone who may act for you', 'तुमच्या वतीने काम पाहणारी व्यक्ती'],
  delete: ['Delete Profile', 'नोंदणी रद्द करा'],
  numbersShown: [
    (shown: number, all: number) => `${shown} of ${counted(all, 'number')} shown`,
    (shown: number, all: number) => `${digits('mr', all)} पैकी ${digits('mr', shown)} नंबर दिसतात`,
  ],
  dataState: ['Everything in one file, whenever you like', 'सर्व काही एका फाइलमध्ये, केव्हाही'],
  deleteState: ['Registered', 'नोंदणी सुरू आहे'],
  deletePaused: ['Paused', 'तात्पुरते थांबवले आहे'],
  bellAlone: ['Under the bell alone', 'फक्त घंटेजवळ'],
  passkeyCount: [
    (count: number) => (count === 0 ? 'None' : counted(count, 'passkey')),
    (count: number) => (count === 0 ? 'एकही नाही' : count === 1 ? '१ पासकी' : `${digits('mr', count)} पासकी`),
  ],
  deviceCount: [
    (count: number) => `Logged in on ${counted(count, 'device')}`,
    (count: number) => `${digits('mr', count)} ${count === 1 ? 'उपकरणावर' : 'उपकरणांवर'} लॉगिन आहे`,
  ],
  candidate_UNKNOWN: ['Nobody has said who registered', 'नोंदणी कोणी केली ते अजून सांगितलेले नाही'],
  candidate_NOT_YET: ['Not given yet', 'अजून दिलेली नाही'],
  candidate_AGREED: ['Given', 'दिली आहे'],
  candidate_DECLINED: ['Refused', 'नाकारली आहे'],
  consentsGiven: [
    (count: number) => `${counted(count, 'consent')} given`,
    (count: number) => `${digits('mr', count)} ${count === 1 ? 'संमती दिली' : 'संमती दिल्या'}`,
  ],
  noNominee: ['Nobody named', 'कोणाचे नाव दिलेले नाही'],
  passwordSet: ['Set', 'ठरवलेला आहे'],
  noPassword: ['None: you log in with a code', 'नाही: कोडने लॉगिन होते'],
  oldPassword: ['Current password', 'सध्याचा पासवर्ड'],
  newPassword,
  confirmPassword: ['Confirm password', 'पासवर्ड पुन्हा'],
  passwordHint: ['At least 6 characters, without spaces.', 'किमान ६ अक्षरे, मोकळी जागा नको.'],
  common: [
    'Many people use this password. A longer one keeps your family safer.',
    'हा पासवर्ड बरेच जण वापरतात. लांब पासवर्ड कुटुंबासाठी अधिक सुरक्षित असतो.',
  ],
  passwordNote: [
    'Every device is logged out, this one too. Please log in with the new password after that.',
    'सर्व ठिकाणचे लॉगिन बंद होईल, येथलेही. त्यानंतर नवीन पासवर्डने लॉगिन करा.',
  ],
  firstPasswordNote: [
    'A first password works a day later, and everybody of the profile is told. Until then you log in with a code.',
    'पहिला पासवर्ड एका दिवसानंतर चालतो आणि या स्थळाच्या सर्वांना कळवले जाते. तोपर्यंत कोडने लॉगिन करा.',
  ],
  save: ['Save the new password', 'नवीन पासवर्ड जतन करा'],
  cancel,
  devicesHint: [
    'If you do not recognise one of these, log it out and change your password.',
    'यांपैकी एखादे ओळखीचे नसेल, तर ते बंद करा आणि पासवर्ड बदला.',
  ],
  thisDevice: ['This device', 'हे उपकरण'],
  device: [
    (browser: string, system: string) =>
      browser && system ? `${browser} on ${system}` : browser || system || 'A device',
    (browser: string, system: string) =>
      browser && system ? `${browser}, ${system}` : browser || system || 'एक उपकरण',
  ],
  loggedIn: [
    (date: string, time: string) => `Logged in on ${date}, ${time}`,
    (date: string, time: string) => `लॉगिन: ${date}, ${time}`,
  ],
  lastUsed: [(date: string) => `Last used on ${date}`, (date: string) => `शेवटचा वापर: ${date}`],
  logOut: ['Log out', 'लॉगआउट करा'],
  logOutLabel: [
    (device: string, since: string) => `Log out the device: ${device}, ${since}`,
    (device: string, since: string) => `या उपकरणाचे लॉगिन बंद करा: ${device}, ${since}`,
  ],
  logOutEverywhere: ['Log out everywhere', 'सर्व ठिकाणी लॉगआउट करा'],
  logOutOne: ['Log out this device?', 'या उपकरणाचे लॉगिन बंद करायचे का?'],
  logOutOneHelp: ['Whoever uses it must log in again.', 'ते वापरणाऱ्याला पुन्हा लॉगिन करावे लागेल.'],
  logOutAll: ['Log out everywhere?', 'सर्व ठिकाणचे लॉगिन बंद करायचे का?'],
  logOutAllHelp: ['Every device is logged out, this one too.', 'सर्व ठिकाणचे लॉगिन बंद होईल, येथलेही.'],
  passwordLabel: ['Password', 'पासवर्ड'],
})
