import { catalogue } from '#domain/words/catalogue.ts'
import { inDevanagari } from '#domain/words/digits.ts'
import { actions, newPassword, save } from '#web/ui/words.ts'

export const accountWords = catalogue({
  sessions: ['Where you are logged in', 'तुमचे लॉगिन कोठे सुरू आहे'],
  sessionsHelp: [
    'A session that nobody uses for half an hour ends by itself.',
    'अर्धा तास वापर झाला नाही तर लॉगिन आपोआप बंद होते.',
  ],
  device: ['Device', 'उपकरण'],
  unknownDevice: ['Unknown device', 'अनोळखी उपकरण'],
  on: [
    (browser: string, system: string) => `${browser} on ${system}`,
    (browser: string, system: string) => `${browser}, ${system}`,
  ],
  since: ['Logged in', 'लॉगिन केले'],
  lastUsed: ['Last used', 'शेवटचा वापर'],
  actions,
  thisOne: ['This one', 'हेच'],
  end: ['End', 'बंद करा'],
  ownNumber: ['Your own mobile number', 'तुमचा स्वतःचा मोबाइल नंबर'],
  ownNumberHelp: [
    'We confirm it by a code. Then it serves in your own member login alone, and nobody can enter it as the contact of a family.',
    'कोडने त्याची खात्री होते. मग तो फक्त तुमच्या स्वतःच्या सदस्य लॉगिनसाठी चालतो, आणि कुटुंबाचा संपर्क म्हणून कोणालाही भरता येत नाही.',
  ],
  enterNumber: ['Enter your number', 'तुमचा नंबर द्या'],
  changeNumber: ['Change your number', 'तुमचा नंबर बदला'],
  mobile: ['Mobile number', 'मोबाइल नंबर'],
  sendCode: ['Send a code', 'कोड पाठवा'],
  code: ['Code (4 digits)', 'कोड (४ अंक)'],
  confirmNumber: ['Confirm', 'खात्री करा'],
  letters: ['Letters to you', 'तुम्हाला पत्रे'],
  lettersHelp: ['They go to the email of your login.', 'ती तुमच्या लॉगिनच्या ई-मेलवर येतात.'],
  morning: ['In the morning: what waits today', 'सकाळी: आज काय प्रतीक्षेत आहे'],
  urgent: ['At once: a complaint that is due within two hours', 'लगेच: दोन तासांत मुदत संपणारी तक्रार'],
  password: ['Password', 'पासवर्ड'],
  passwordHelp: ['Your other sessions end when you change it.', 'तो बदलल्यावर इतर ठिकाणचे लॉगिन बंद होते.'],
  changePassword: ['Change password', 'पासवर्ड बदला'],
  oldPassword: ['Current password', 'सध्याचा पासवर्ड'],
  newPassword,
  newPasswordHelp: ['At least ten characters, and none of the common ones.', 'किमान दहा अक्षरे, आणि सामान्य पासवर्ड नको.'],
  again: ['Password again', 'पासवर्ड पुन्हा'],
  save,
  passkeys: ['Passkeys', 'पासकी'],
  passkeysHelp: [
    'After your password, a passkey asks this device for your finger, face or PIN, instead of the app’s code. The app and the recovery codes stay.',
    'पासवर्डनंतर ॲपच्या कोडऐवजी पासकी या उपकरणावर बोट, चेहरा किंवा पिन विचारते. ॲप आणि राखीव कोड राहतात.',
  ],
  passkeyNeeded: [
    'Our office wants a passkey in every login. Please add one on this device.',
    'येथे प्रत्येक लॉगिनला पासकी हवी. कृपया या उपकरणावर एक जोडा.',
  ],
  passkeyAdd: ['Add a passkey', 'पासकी जोडा'],
  passkeyAddHelp: [
    'Please type your password. Then this device asks for your finger, face or PIN.',
    'कृपया पासवर्ड भरा. मग हे उपकरण बोट, चेहरा किंवा पिन विचारेल.',
  ],
  passkeyAdded: ['Added', 'जोडली'],
  passkeyRemove: ['Remove', 'काढा'],
  passkeyRemoveHelp: [
    (name: string) => `${name} no longer stands in for the code of your app.`,
    (name: string) => `${name} आता ॲपच्या कोडऐवजी चालणार नाही.`,
  ],
  passkeyElsewhere: [
    (host: string) => `Made for ${host}, works no longer`,
    (host: string) => `${host} साठी केलेली, आता चालत नाही`,
  ],
  passkeyNotMade: ['No passkey was made. You can try again.', 'पासकी तयार झाली नाही. तुम्ही पुन्हा प्रयत्न करू शकता.'],
  passkeyCannot: ['This browser cannot make one.', 'या ब्राउझरमध्ये पासकी तयार होत नाही.'],
  app: ['Authenticator app', 'ऑथेंटिकेटर ॲप'],
  appHelp: [
    'For a new phone: you set up a new app and a new password. The present ones work until then.',
    'नवीन फोनसाठी: नवीन ॲप आणि नवीन पासवर्ड द्यावा लागतो. तोपर्यंत सध्याचे चालतात.',
  ],
  newApp: ['Set up a new app', 'नवीन ॲप जोडा'],
  goOn: ['Continue', 'पुढे जा'],
  recovery: ['Recovery codes', 'राखीव कोड'],
  recoveryLeft: [
    (n: number) =>
      n === 0
        ? 'You have none. With one you get in when the phone with the app is lost.'
        : `${n} of them ${n === 1 ? 'is' : 'are'} left. Each can be used once instead of the app’s code, if the phone is lost.`,
    (n: number) =>
      n === 0
        ? 'तुमच्याकडे एकही नाही. ॲप असलेला फोन हरवला तर राखीव कोडने लॉगिन करता येते.'
        : `${inDevanagari(n)} शिल्लक आहेत. फोन हरवला तर ॲपच्या कोडऐवजी प्रत्येक कोड एकदा चालतो.`,
  ],
  newCodes: ['Make ten new ones', 'दहा नवीन कोड घ्या'],
  newCodesHelp: ['The earlier ones no longer work.', 'आधीचे कोड मग चालणार नाहीत.'],
  demo: [
    'This is a login of the demo. Everybody knows its password, and it stays as it is.',
    'हे डेमोचे लॉगिन आहे. त्याचा पासवर्ड सर्वांना माहीत आहे, आणि तो तसाच राहतो.',
  ],
  show: ['Show the password', 'पासवर्ड दाखवा'],
  hide: ['Hide the password', 'पासवर्ड लपवा'],
})
