import { catalogue } from '#domain/words/catalogue.ts'
import { groupedDigits } from '#domain/words/digits.ts'
import { nextPage } from '#web/ui/words.ts'

/** The words of the screens that print slips. */
export const slipScreenWords = catalogue({
  slips: ['Slips to print', 'छापण्याच्या पावत्या'],
  slipsHelp: [
    'For families that have not come: the registration number, the site and how each claims its record.',
    'अजून न आलेल्या कुटुंबांसाठी: नोंदणी क्रमांक, संकेतस्थळ आणि स्वतःची नोंद कशी ताब्यात घ्यायची ते.',
  ],
  uninvited: ['Not invited yet', 'अजून निमंत्रण नाही'],
  call: ['To be called', 'फोन करायचे'],
  slipsOf: [
    (group: string, n: number) => `Slips: ${group} (${groupedDigits('en', n)})`,
    (group: string, n: number) => `पावत्या: ${group} (${groupedDigits('mr', n)})`,
  ],
  slip: ['Slip', 'पावती'],
  slipOf: [(name: string) => `Slip of ${name}`, (name: string) => `${name} यांची पावती`],
  whom: ['For whom', 'कोणासाठी'],
  print: ['Print', 'छापा'],
  count: [
    (n: number) => (n === 1 ? '1 slip' : `${groupedDigits('en', n)} slips`),
    (n: number) => (n === 1 ? '१ पावती' : `${groupedDigits('mr', n)} पावत्या`),
  ],
  pageOf: [
    (page: number, pages: number) =>
      `Page ${groupedDigits('en', page)} of ${groupedDigits('en', pages)}, up to 500 slips each`,
    (page: number, pages: number) =>
      `${groupedDigits('mr', pages)} पैकी पान ${groupedDigits('mr', page)}, प्रत्येकी ५०० पावत्यांपर्यंत`,
  ],
  next: nextPage,
  previous: ['Page before', 'मागील पान'],
  none: ['No slips', 'पावत्या नाहीत'],
  noneHelp: ['All families of this kind have come, or were invited.', 'अशी सर्व कुटुंबे आली आहेत किंवा त्यांना निमंत्रण गेले आहे.'],
  back: ['The register', 'नोंदवही'],
  record: ['Open the record', 'नोंद उघडा'],
})

/** The words of a slip for a register's family, in addition to those of every slip. */
export const importSlipWords = catalogue({
  title: ['Your biodata is in our register', 'तुमचा बायोडाटा आमच्या नोंदवहीत आहे'],
  howTo: ['What to do next', 'पुढे काय करावे'],
  agree: [
    'Look through the biodata, correct what is wrong and agree. Only then do other families see it.',
    'बायोडाटा पाहा, चुकलेले दुरुस्त करा आणि संमती द्या. त्यानंतरच तो इतर कुटुंबांना दिसतो.',
  ],
  toOffice: [
    'We do not have an Indian mobile number or email address for you. Please call or visit our office with this slip: we write one down, and a code goes there.',
    'आमच्याकडे तुमचा भारतातील नंबर किंवा ई-मेल नाही. कृपया ही पावती घेऊन कार्यालयात या किंवा फोन करा: आम्ही नंबर किंवा ई-मेल लिहून घेतो आणि त्यावर कोड जातो.',
  ],
  erased: [
    (day: string) =>
      `Nobody sees it until you come. What nobody claims is erased on ${day}. If you do not want it, you need not do anything, or call us to have it erased now.`,
    (day: string) =>
      `तुम्ही येईपर्यंत तो कोणालाही दिसत नाही. कोणी न आल्यास तो ${day} रोजी नष्ट केला जातो. तुम्हाला तो नको असेल तर काही करण्याची गरज नाही; लगेच काढून टाकायचा असल्यास आम्हाला फोन करा.`,
  ],
})
