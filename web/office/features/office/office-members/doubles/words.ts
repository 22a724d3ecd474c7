import { catalogue } from '#domain/words/catalogue.ts'
import { joined } from '#web/office/parts/words.ts'
import { no, yes } from '#web/ui/words.ts'

export const doubleWords = catalogue({
  back: ['Back to the record', 'नोंदीकडे परत'],
  title: ['The same person?', 'हीच व्यक्ती आहे का?'],
  help: [
    'Please compare before you close one of them. Contacts are not shown here.',
    'एक बंद करण्याआधी कृपया दोन्ही तपासा. संपर्क येथे दिसत नाहीत.',
  ],
  otherSide: [
    'One is a bride and the other a groom: these are not the same person.',
    'एक वधू आणि एक वर आहे: ही एकच व्यक्ती नाही.',
  ],
  sameMobile: ['Same mobile number', 'मोबाइल नंबर सारखा'],
  open: ['Open the record', 'नोंद उघडा'],
  keep: [(number: string) => `Keep ${number} and close the other`, (number: string) => `${number} ठेवा, दुसरी बंद करा`],
  question: [
    (closed: string, kept: string) => `Merge ${closed} into ${kept}?`,
    (closed: string, kept: string) => `${closed} ही नोंद ${kept} या नोंदीत एकत्र करायची?`,
  ],
  questionHelp: [
    (closed: string, kept: string) =>
      `${kept} keeps the payments, interests, contacts, blocks and notes of both, and its own biodata and photos. ${closed} leaves every list at once, its sessions end, and its biodata is sealed. This cannot be undone.`,
    (closed: string, kept: string) =>
      `दोन्हींच्या जमा रकमा, पसंती, संपर्क, ब्लॉक आणि नोंदी ${kept} या नोंदीत राहतील; तिचा बायोडाटा आणि फोटो तेच राहतील. ${closed} ही नोंद सर्व याद्यांतून लगेच जाईल, तिचे लॉगिन बंद होईल आणि बायोडाटा मोहोरबंद होईल. हे मागे घेता येत नाही.`,
  ],
  confirm: ['Merge the duplicate', 'एकत्र करा'],
  yes,
  no,
  born: ['Born', 'जन्म'],
  height: ['Height', 'उंची'],
  marital: ['Marital status', 'वैवाहिक स्थिती'],
  education: ['Education', 'शिक्षण'],
  occupation: ['Occupation', 'व्यवसाय'],
  native: ['Native place', 'मूळ ठिकाण'],
  joined,
  lastUsed: ['Last used', 'शेवटचा वापर'],
  mobileVerified: ['Mobile verified', 'मोबाइल पडताळला'],
  emailVerified: ['Email verified', 'ई-मेल पडताळला'],
  planEnds: ['Plan runs until', 'योजना कधीपर्यंत'],
  photos: ['Photos', 'फोटो'],
  payments: ['Payments', 'जमा रकमा'],
  interests: ['Interests', 'पसंती'],
  contacts: ['Opened contacts', 'पाहिलेले संपर्क'],
  blocks: ['Blocks', 'ब्लॉक'],
  reports: ['Reports against', 'याविषयी तक्रारी'],
})
