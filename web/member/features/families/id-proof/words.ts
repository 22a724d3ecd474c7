import type { DocumentType } from '#domain/families/id-proof.ts'
import type { Gender } from '#domain/limits.ts'
import { catalogue } from '#domain/words/catalogue.ts'
import { inDevanagari } from '#domain/words/digits.ts'
import { no, yes } from '#web/ui/words.ts'

const typesInEnglish: Record<DocumentType, string> = {
  LICENCE: 'Driving licence',
  PANCARD: 'PAN card',
  VOTER_ID: 'Voter ID',
  PASSPORT: 'Passport',
  AADHAR: 'Aadhaar',
}
const typesInMarathi: Record<DocumentType, string> = {
  LICENCE: 'वाहन परवाना',
  PANCARD: 'पॅन कार्ड',
  VOTER_ID: 'मतदार ओळखपत्र',
  PASSPORT: 'पासपोर्ट',
  AADHAR: 'आधार',
}

export const idWords = catalogue({
  title: ['My ID Proof', 'माझे ओळखपत्र'],
  note: [
    'Your ID is not shared with other members and not visible to them. Only our staff look at it, and it is kept encrypted.',
    'तुमचे ओळखपत्र इतर सदस्यांना दिले जात नाही आणि दिसतही नाही. ते फक्त आमचे कर्मचारी पाहतात, आणि ते सुरक्षित ठेवले जाते.',
  ],
  whose: [
    (name: string, gender: Gender) =>
      `Please send the ID of the ${gender === 'F' ? 'bride' : 'groom'}, ${name}, and not that of a parent.`,
    (name: string, gender: Gender) => `कृपया ${gender === 'F' ? 'वधूचे' : 'वराचे'} (${name}) ओळखपत्र पाठवा, आई-वडिलांचे नको.`,
  ],
  why: [
    'When your document matches your profile, families see the mark ‘ID checked’ on it.',
    'कागदपत्र तुमच्या माहितीशी जुळले की कुटुंबांना स्थळावर ‘ओळखपत्र तपासले’ ही खूण दिसते.',
  ],
  typeName: [(type: DocumentType) => typesInEnglish[type], (type: DocumentType) => typesInMarathi[type]],
  type: ['Document', 'कागदपत्र'],
  chooseType: ['Please select document', 'कृपया कागदपत्र निवडा'],
  number: ['ID number', 'कागदपत्राचा क्रमांक'],
  numberHint: [
    'We keep only its last four characters. You may enter just those.',
    'आम्ही फक्त शेवटची चार अक्षरे ठेवतो. तेवढीच भरली तरी चालतील.',
  ],
  masked: [
    'Please send the masked Aadhaar, on which the first eight digits are hidden. You can get it at myaadhaar.uidai.gov.in. We cannot accept any other.',
    'कृपया पहिले आठ अंक झाकलेले (masked) आधार पाठवा. ते myaadhaar.uidai.gov.in येथे मिळते. इतर प्रत आम्हाला स्वीकारता येत नाही.',
  ],
  front: ['Front', 'पुढची बाजू'],
  back: ['Back', 'मागची बाजू'],
  backOptional: ['Back (not needed)', 'मागची बाजू (गरज नाही)'],
  choose: ['Choose a file', 'फाइल निवडा'],
  rules: ['jpeg, png or pdf, at most 10 MB', 'jpeg, png किंवा pdf, जास्तीत जास्त १० MB'],
  sending: [(percent: number) => `Sending, ${percent}%`, (percent: number) => `पाठवत आहोत, ${inDevanagari(percent)}%`],
  kind: [
    'Invalid file format, please use jpeg , png or pdf file.',
    'फाइलचा प्रकार चालत नाही, कृपया jpeg, png किंवा pdf वापरा.',
  ],
  size: ['File must be less then 10 MB', 'फाइल १० MB पेक्षा लहान हवी'],
  frontMissing: ['Please upload front image.', 'कृपया पुढच्या बाजूची फाइल जोडा.'],
  backMissing: ['Please upload back image.', 'कृपया मागच्या बाजूची फाइल जोडा.'],
  declaration: [
    'I declare that this document is mine and that I agree to its being compared with my profile.',
    'हे कागदपत्र वधूचे/वराचे आहे आणि ते आम्ही दिलेल्या माहितीशी ताडून पाहण्यास आमची संमती आहे.',
  ],
  declarationLabel: ['Declaration', 'संमती'],
  declarationMissing: ['Please accept the declaration before submit.', 'पाठवण्याआधी कृपया संमती द्या.'],
  submit: ['Submit', 'पाठवा'],
  another: ['Send another document', 'दुसरे कागदपत्र पाठवा'],
  anotherHint: ['The mark is removed until we have checked the new one.', 'नवीन कागदपत्र आम्ही पाहीपर्यंत खूण दिसणार नाही.'],
  uploaded: ['Document uploaded successfully.', 'कागदपत्र पाठवले आहे.'],
  remove: ['Remove', 'काढून टाका'],
  removeQuestion: ['Are you sure want to remove Document ?', 'हे कागदपत्र नक्की काढून टाकायचे का?'],
  removeHelp: [
    'We erase the file. A document with a side missing is not checked, and a mark given for it is removed.',
    'आम्ही ही फाइल नष्ट करतो. एखादी बाजू नसलेले कागदपत्र तपासले जात नाही, आणि त्यासाठी मिळालेली खूण काढली जाते.',
  ],
  yes,
  no,
  waiting: [
    'Your document has reached us. We are looking at it, and the result will be shown here.',
    'तुमचे कागदपत्र मिळाले आहे. आम्ही ते पाहत आहोत; निकाल येथे दिसेल.',
  ],
  approved: [
    (date: string) => `We checked your ID on ${date}. Other families see this mark on your profile.`,
    (date: string) => `तुमचे ओळखपत्र आम्ही ${date} रोजी तपासले. ही खूण इतर कुटुंबांना तुमच्या स्थळावर दिसते.`,
  ],
  rejected: [
    (reason: string) => `We could not accept this document. ${reason}`,
    (reason: string) => `हे कागदपत्र आम्हाला स्वीकारता आले नाही. ${reason}`,
  ],
  withdrawn: [
    'Your name, date of birth or first photo has changed since our check, so the mark is not shown. Please send the document once more.',
    'आम्ही तपासल्यानंतर तुमचे नाव, जन्मतारीख किंवा पहिला फोटो बदलला आहे, म्हणून खूण दिसत नाही. कृपया कागदपत्र पुन्हा पाठवा.',
  ],
  incomplete: ['A side of your document is still missing.', 'कागदपत्राची एक बाजू अजून बाकी आहे.'],
})
