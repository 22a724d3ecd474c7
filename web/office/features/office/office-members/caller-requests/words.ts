import { catalogue } from '#domain/words/catalogue.ts'

/** The words of requests that a family makes by phone. */
export const callerWords = catalogue({
  title: ['Help a caller', 'फोनवरील मदत'],
  changeNumber: ['Change the mobile number', 'मोबाइल नंबर बदला'],
  changeEmail: ['Change the email', 'ई-मेल बदला'],
  sendLogin: ['Send a login code', 'लॉगिन कोड पाठवा'],
  sendLoginHelp: [
    'A code goes to the verified contact of the family, which logs in with it. You do not see the code. Nobody from the office may ask for it.',
    'कुटुंबाच्या पडताळलेल्या संपर्कावर कोड जातो आणि ते त्याने लॉगिन करतात. कोड तुम्हाला दिसत नाही. कार्यालयातून कोणीही तो विचारू नये.',
  ],
  remove: ['Delete at the family’s request', 'कुटुंबाच्या विनंतीवरून नोंदणी रद्द करा'],
  newNumber: ['New mobile number', 'नवीन मोबाइल नंबर'],
  newEmail: ['New email', 'नवीन ई-मेल'],
  dialCode: ['Country code', 'देशाचा कोड'],
  begin: ['Send the codes', 'कोड पाठवा'],
  beginHelp: [
    'A code goes to the new contact and one to the other verified contact. The caller reads both out to you.',
    'एक कोड नवीन संपर्कावर आणि एक दुसऱ्या पडताळलेल्या संपर्कावर जातो. फोनवरील व्यक्ती दोन्ही वाचून दाखवते.',
  ],
  beginAnswersHelp: [
    'There is no other verified contact. Only an ADMIN goes on: two answers, and seven days in which the old contact may object.',
    'दुसरा पडताळलेला संपर्क नाही. फक्त ADMIN पुढे जाऊ शकतात: दोन उत्तरे आणि सात दिवस, ज्यात जुन्या संपर्कावरून हरकत घेता येते.',
  ],
  removeHelp: [
    'A code goes to a verified contact, and the caller reads it out to you.',
    'पडताळलेल्या संपर्कावर कोड जातो आणि फोनवरील व्यक्ती तो वाचून दाखवते.',
  ],
  removeAnswersHelp: [
    'Two answers, and seven days in which the verified contacts may object.',
    'दोन उत्तरे आणि सात दिवस, ज्यात पडताळलेल्या संपर्कांवरून हरकत घेता येते.',
  ],
  proof: ['Proof', 'खात्री'],
  byCode: ['By a code', 'कोडने'],
  byAnswers: ['By answers', 'उत्तरांनी'],
  prove: ['What the caller reads out', 'फोनवरील व्यक्तीने वाचून दाखवलेले कोड'],
  proveChange: ['Change the contact', 'संपर्क बदला'],
  proveLeave: ['Delete the profile', 'नोंदणी रद्द करा'],
  newCode: ['Code at the new contact (4 digits)', 'नवीन संपर्कावरील कोड (४ अंक)'],
  ownerCode: ['Code at the verified contact (6 digits)', 'पडताळलेल्या संपर्कावरील कोड (६ अंक)'],
  answersTitle: ['What the caller answers', 'फोनवरील व्यक्तीची उत्तरे'],
  answersHelp: [
    'Two answers. We compare and do not say which was wrong. Three wrong tries end it for seven days.',
    'दोन उत्तरे. आम्ही ताडून पाहतो आणि कोणते चुकले ते सांगत नाही. तीन चुकीच्या प्रयत्नांनंतर सात दिवस थांबावे लागते.',
  ],
  last_payment: ['Last payment, in rupees', 'शेवटची रक्कम, रुपयांत'],
  joined: ['Month of joining', 'नोंदणीचा महिना'],
  document: ['Last four characters of the ID document', 'ओळखपत्राची शेवटची चार अक्षरे'],
  takeAnswers: ['Start the seven days', 'सात दिवस सुरू करा'],
  proveCodes: ['Type the codes', 'कोड भरा'],
  proveAnswers: ['Type the answers', 'उत्तरे भरा'],
  withdraw: ['Withdraw', 'मागे घ्या'],
  withdrawTitle: ['Withdraw what the caller asked for?', 'फोनवरील विनंती मागे घ्यायची?'],
  number: ['Change of the mobile number', 'मोबाइल नंबर बदलणे'],
  email: ['Change of the email', 'ई-मेल बदलणे'],
  leave: ['Deletion of the profile', 'नोंदणी रद्द करणे'],
  opened: [
    (what: string, to: string) => (to ? `${what} to ${to}` : what),
    (what: string, to: string) => (to ? `${what}: ${to}` : what),
  ],
  waitsUntil: [
    (at: string) => `Takes effect on ${at}, unless the family objects.`,
    (at: string) => `कुटुंबाने हरकत न घेतल्यास ${at} रोजी अमलात येईल.`,
  ],
  proveUntil: [(at: string) => `The proof may be given until ${at}.`, (at: string) => `${at} पर्यंत खात्री करता येईल.`],
  ended: [
    (what: string, how: string, at: string) => `${what}: ${how}, ${at}`,
    (what: string, how: string, at: string) => `${what}: ${how}, ${at}`,
  ],
  DONE: ['done', 'झाले'],
  OBJECTED: ['the family objected', 'कुटुंबाने हरकत घेतली'],
  CANCELLED: ['withdrawn', 'मागे घेतले'],
})
