import { catalogue } from '#domain/words/catalogue.ts'
import { inDevanagari } from '#domain/words/digits.ts'
import { cancel, tryAgain } from '#web/ui/words.ts'

export const photoWords = catalogue({
  title: ['Your photos', 'तुमचे फोटो'],
  help: [
    'Families look at the photo first. A clear face in daylight is best.',
    'कुटुंबे आधी फोटो पाहतात. दिवसाच्या उजेडातला, चेहरा स्पष्ट दिसणारा फोटो उत्तम.',
  ],
  upload: ['Upload Photo', 'फोटो जोडा'],
  rules: [
    'jpeg or png, at most 10 MB. We make it small before it is sent.',
    'jpeg किंवा png, जास्तीत जास्त १० MB. पाठवण्याआधी आम्ही तो लहान करतो.',
  ],
  photoOf: [
    (n: number, total: number) => `Your photo ${n} of ${total}`,
    (n: number, total: number) => `तुमचा फोटो, ${inDevanagari(total)} पैकी ${inDevanagari(n)}`,
  ],
  first: ['First photo', 'पहिला फोटो'],
  waiting: ['Not yet shown to others: we look at it first', 'अजून इतरांना दिसत नाही: आधी आम्ही पाहतो'],
  makeFirst: ['Make first', 'पहिला करा'],
  makeFirstLabel: [(n: number) => `Make first, photo ${n}`, (n: number) => `फोटो ${inDevanagari(n)} पहिला करा`],
  placeFace: ['Place the face', 'चेहरा चौकटीत बसवा'],
  placeFaceLabel: [
    (n: number) => `Place the face, photo ${n}`,
    (n: number) => `फोटो ${inDevanagari(n)}, चेहरा चौकटीत बसवा`,
  ],
  keepFace: ['Save', 'जतन करा'],
  remove: ['Remove', 'काढून टाका'],
  removeLabel: [(n: number) => `Remove photo ${n}`, (n: number) => `फोटो ${inDevanagari(n)} काढून टाका`],
  removeQuestion: ['Remove this photo?', 'हा फोटो काढून टाकायचा का?'],
  removeHelp: ['Other families stop seeing it at once.', 'इतर कुटुंबांना तो लगेच दिसेनासा होईल.'],
  keep: ['Keep it', 'राहू द्या'],
  tooMany: ['You cannot upload more then 2 Photos.', 'दोनपेक्षा जास्त फोटो जोडता येत नाहीत.'],
  notShared: ['The shared photo did not arrive. Please choose it here.', 'पाठवलेला फोटो आला नाही. कृपया तो येथे निवडा.'],
  kind: ['Invalid file format please use jpeg or png file.', 'हा फोटो चालत नाही, कृपया jpeg किंवा png फाइल निवडा.'],
  size: ['File must be less then 10 MB', 'फाइल १० MB पेक्षा लहान हवी'],
  rejected: [
    (reason: string) => `We could not show one of your photos. ${reason}`.trim(),
    (reason: string) => `तुमचा एक फोटो आम्ही दाखवू शकलो नाही. ${reason}`.trim(),
  ],
  understood: ['Ok', 'ठीक आहे'],
  frameTitle: ['Frame your photo', 'फोटो चौकटीत बसवा'],
  frameHint: ['What is in the frame becomes your photo.', 'चौकटीतला भाग तुमचा फोटो म्हणून दिसेल.'],
  framed: ['The chosen photo', 'निवडलेला फोटो'],
  frameArea: ['Photo; the arrow keys move it', 'फोटो; बाणांच्या कळांनी सरकतो'],
  cancel,
  send: ['Upload', 'फोटो जोडा'],
  sendAgain: tryAgain,
  preparing: ['Making the photo small…', 'फोटो लहान करत आहोत…'],
  sending: [
    (percent: number) => `Sending the photo, ${percent}%`,
    (percent: number) => `फोटो पाठवत आहोत, ${inDevanagari(percent)}%`,
  ],
  checking: ['Almost done…', 'थोडे थांबा…'],
  privacy: ['Who sees your photos', 'तुमचे फोटो कोणाला दिसतील'],
  EVERYONE: ['Everyone', 'सर्वांना'],
  EVERYONE_help: ['Every member who can open your profile.', 'तुमची माहिती पाहू शकणाऱ्या प्रत्येक सदस्याला.'],
  PLAN: ['Members with a plan', 'सदस्यत्व योजना असलेल्यांना'],
  PLAN_help: [
    'Families who bought a membership, and those with whom you share an accepted interest.',
    'सदस्यत्व घेतलेल्या कुटुंबांना, आणि ज्यांच्याशी पसंती जुळली आहे त्यांना.',
  ],
  ACCEPTED: ['Only after an accepted interest', 'पसंती स्वीकारल्यावरच'],
  ACCEPTED_help: [
    'Others see a drawing, and a note that photos are shown once an interest is accepted.',
    'इतरांना रेखाचित्र दिसेल, आणि पसंती स्वीकारल्यावर फोटो दिसतील असे कळेल.',
  ],
  privacyNote: [
    'Whoever receives an interest from you sees your photos, whatever you choose here.',
    'तुम्ही ज्यांना पसंती कळवता त्यांना तुमचे फोटो दिसतात, येथे काहीही निवडले तरी.',
  ],
})
