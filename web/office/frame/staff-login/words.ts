import { catalogue } from '#domain/words/catalogue.ts'
import { email, newPassword } from '#web/ui/words.ts'

export const loginWords = catalogue({
  title: ['Log in to the office', 'कार्यालयात लॉगिन करा'],
  email,
  password: ['Password', 'पासवर्ड'],
  showPassword: ['Show the password', 'पासवर्ड दाखवा'],
  hidePassword: ['Hide the password', 'पासवर्ड लपवा'],
  logIn: ['Log in', 'लॉगिन करा'],
  codeTitle: ['Second step', 'दुसरी पायरी'],
  code: ['Code of the authenticator app', 'ऑथेंटिकेटर ॲपमधील कोड'],
  codeHelp: [
    'Six digits. Each code works once. A lost phone: one of your recovery codes.',
    'सहा अंक. प्रत्येक कोड एकदाच चालतो. फोन हरवला असल्यास तुमचा एक राखीव कोड.',
  ],
  recoveryCode: ['Recovery code', 'राखीव कोड'],
  recoveryHelp: [
    'If the device with your passkey is lost. Each works once.',
    'पासकी असलेले उपकरण हरवले असल्यास. प्रत्येक एकदाच चालतो.',
  ],
  byPasskey: ['Use your passkey', 'पासकी वापरा'],
  confirm: ['Confirm', 'खात्री करा'],
  startAgain: ['Start again', 'पुन्हा सुरुवात करा'],
  joinTitle: ['Set up your office login', 'कार्यालयाचे लॉगिन तयार करा'],
  resetTitle: ['A new password and app', 'नवीन पासवर्ड आणि ॲप'],
  forWhom: [
    (email: string, role: string) => `For ${email}, as ${role}.`,
    (email: string, role: string) => `${email} यांच्यासाठी, ${role} म्हणून.`,
  ],
  name: ['Your name', 'तुमचे नाव'],
  newPassword,
  newPasswordHelp: ['At least ten characters, and none of the common ones.', 'किमान दहा अक्षरे, आणि सामान्य पासवर्ड नको.'],
  again: ['Password again', 'पासवर्ड पुन्हा'],
  app: ['Authenticator app', 'ऑथेंटिकेटर ॲप'],
  appHelp: [
    'Scan this with the authenticator app of your phone, or type the key into it. Then enter the six digits it shows.',
    'फोनमधील ऑथेंटिकेटर ॲपने हे स्कॅन करा, किंवा गुप्त कोड त्यात टाइप करा. मग ते दाखवते ते सहा अंक भरा.',
  ],
  qr: ['QR code with the key for the authenticator app', 'ऑथेंटिकेटर ॲपच्या गुप्त कोडचा QR कोड'],
  key: ['Key', 'गुप्त कोड'],
  save: ['Save and log in', 'जतन करून लॉगिन करा'],
  noToken: ['This link is not complete', 'ही लिंक अपूर्ण आहे'],
  noTokenHelp: ['Please open the whole link that you were given.', 'कृपया तुम्हाला दिलेली संपूर्ण लिंक उघडा.'],
  refused: ['This link does not work', 'ही लिंक चालत नाही'],
})
