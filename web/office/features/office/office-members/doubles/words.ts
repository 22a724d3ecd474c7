import { catalogue } from '#domain/words/catalogue.ts'

export const doubleWords = catalogue({
  back: ['Back to the record', 'नोंदीकडे परत'],
  title: ['The same person?', 'हीच व्यक्ती आहे का?'],
  help: [
    'Please compare before you have them joined. Contacts are not shown here, only whether they are the same.',
    'एकत्र करण्याआधी कृपया दोन्ही तपासा. संपर्क येथे दिसत नाहीत; ते सारखे आहेत का एवढेच दिसते.',
  ],
  otherSide: [
    'One is a bride and the other a groom: these are not the same person.',
    'एक वधू आणि एक वर आहे: ही एकच व्यक्ती नाही.',
  ],
  sameMobile: ['Same mobile number', 'मोबाइल नंबर सारखा'],
  otherMobile: ['Different mobile numbers', 'मोबाइल नंबर वेगळे'],
  sameEmail: ['Same email', 'ई-मेल सारखा'],
  otherEmail: ['Different emails', 'ई-मेल वेगळे'],
  open: ['Open the record', 'नोंद उघडा'],
  kept: [
    (kept: string) =>
      `${kept} would be kept: the record with a plan, else the older verified one. Nobody chooses, so that a stranger who registers a family’s name gains nothing.`,
    (kept: string) =>
      `${kept} ही नोंद राहील: योजना असलेली, नाहीतर पडताळलेली जुनी. कोणी निवड करत नाही, म्हणजे दुसऱ्याचे नाव नोंदवणाऱ्या अनोळखी व्यक्तीला काही मिळत नाही.`,
  ],
  join: ['Have the two records joined', 'दोन नोंदी एकत्र करा'],
  question: [
    (other: string, kept: string) => `Join ${other} with ${kept}?`,
    (other: string, kept: string) => `${other} ही नोंद ${kept} या नोंदीशी एकत्र करायची?`,
  ],
  way: ['Proof', 'खात्री'],
  byCodes: ['Codes from both', 'दोन्हींचे कोड'],
  byNotice: ['Seven days’ notice', 'सात दिवसांची सूचना'],
  codesHelp: [
    (other: string, kept: string) =>
      `A code goes to a contact of each record, and the family reads out both. Then ${kept} keeps the payments, interests, contacts, blocks and notes of both, with its own biodata and photos; ${other} leaves every list and its biodata is sealed. This cannot be undone.`,
    (other: string, kept: string) =>
      `प्रत्येक नोंदीच्या एका संपर्कावर कोड जातो आणि कुटुंब दोन्ही वाचून दाखवते. मग दोन्हींच्या जमा रकमा, पसंती, संपर्क, ब्लॉक आणि नोंदी ${kept} या नोंदीत राहतील; तिचा बायोडाटा आणि फोटो तेच राहतील. ${other} ही नोंद सर्व याद्यांतून जाईल आणि तिचा बायोडाटा मोहोरबंद होईल. हे मागे घेता येत नाही.`,
  ],
  noticeHelp: [
    (other: string) =>
      `Another ADMIN confirms it, then every contact of both is told and may object for seven days. Then ${other} is only paused: it keeps its login, and no plan, contact or payment moves.`,
    (other: string) =>
      `दुसरे ADMIN खात्री करतात, मग दोन्हींच्या प्रत्येक संपर्कावर कळवले जाते आणि सात दिवस हरकत घेता येते. त्यानंतर ${other} ही नोंद फक्त थांबवली जाते: तिचे लॉगिन राहते आणि योजना, संपर्क किंवा रक्कम काहीही हलत नाही.`,
  ],
  confirm: ['Go on', 'पुढे'],
  yes: ['Yes', 'होय'],
  no: ['No', 'नाही'],
  born: ['Born', 'जन्म'],
  height: ['Height', 'उंची'],
  marital: ['Marital status', 'वैवाहिक स्थिती'],
  education: ['Education', 'शिक्षण'],
  occupation: ['Occupation', 'व्यवसाय'],
  native: ['Native place', 'मूळ ठिकाण'],
  joined: ['Joined', 'नोंदणी'],
  lastUsed: ['Last used', 'शेवटचा वापर'],
  mobileVerified: ['Mobile verified', 'मोबाइल पडताळला'],
  emailVerified: ['Email verified', 'ई-मेल पडताळला'],
  planEnds: ['Plan runs until', 'योजना कधीपर्यंत'],
  devices: ['Devices of its logins', 'लॉगिनची उपकरणे'],
  photo: [(name: string) => `Photo of ${name}`, (name: string) => `${name} यांचा फोटो`],
  photos: ['Photos', 'फोटो'],
  payments: ['Payments', 'जमा रकमा'],
  interests: ['Interests', 'पसंती'],
  contacts: ['Opened contacts', 'पाहिलेले संपर्क'],
  blocks: ['Blocks', 'ब्लॉक'],
  reports: ['Reports against', 'याविषयी तक्रारी'],
})
