import type { BiodataDesign } from '#contract/families/biodata.ts'
import { catalogue, type Pair } from '#domain/words/catalogue.ts'
import { inDevanagari } from '#domain/words/digits.ts'

const designs: Record<BiodataDesign, Pair> = {
  TORAN: ['Toran', 'तोरण'],
  PATRIKA: ['Patrika', 'पत्रिका'],
  SIMPLE: ['Simple', 'साधी'],
}

export const biodataWords = catalogue({
  ...designs,
  title: ['Download Profile', 'बायोडाटा डाउनलोड करा'],
  ownHelp: [
    'Your biodata to print, or as a picture for WhatsApp. It holds no phone number and no address unless you add them.',
    'छापण्यासाठी किंवा व्हॉट्सॲपवर फोटो म्हणून पाठवण्यासाठी तुमचा बायोडाटा. तुम्ही घातल्याशिवाय त्यात फोन नंबर आणि पत्ता नसतो.',
  ],
  othersHelp: [
    'The biodata to print. It holds no phone number, and your registration number is printed at the bottom. The family sees that you took it.',
    'छापण्यासाठी बायोडाटा. त्यात फोन नंबर नसतो, आणि तळाशी तुमचा नोंदणी क्रमांक असतो. तुम्ही तो घेतल्याचे त्या कुटुंबाला दिसते.',
  ],
  language: ['Language', 'भाषा'],
  design: ['Design', 'मांडणी'],
  english: ['English', 'English'],
  marathi: ['मराठी', 'मराठी'],
  drawKundali: ['Draw the kundali', 'कुंडली दाखवा'],
  addContact: ['Add our contact to this copy', 'या प्रतीत आमचा संपर्क घाला'],
  addContactHelp: [
    'Contact person, address, email and the numbers you do not hide. Only on this copy.',
    'संपर्कासाठी व्यक्ती, पत्ता, ई-मेल आणि तुम्ही न लपवलेले नंबर. फक्त याच प्रतीत.',
  ],
  motherName: ['Mother’s name', 'आईचे नाव'],
  motherNameHelp: ['Optional. It is printed in the family section.', 'नसले तरी चालेल. ते कौटुंबिक माहितीत येते.'],
  pdf: ['Download PDF', 'PDF डाउनलोड करा'],
  picture: ['Picture for WhatsApp', 'व्हॉट्सॲपसाठी फोटो'],
  preparing: ['Preparing the biodata…', 'बायोडाटा तयार होत आहे…'],
  blocked: [
    'Your browser did not open a new window. Open the biodata here:',
    'ब्राउझरने नवीन विंडो उघडली नाही. बायोडाटा येथे उघडा:',
  ],
  openPdf: ['Open the PDF', 'PDF उघडा'],
  pictureAlt: ['Your biodata as a picture', 'फोटो स्वरूपातील तुमचा बायोडाटा'],
  share: ['Share', 'पाठवा'],
  pictureOf: [
    (number: number, count: number) => `Your biodata as a picture, ${number} of ${count}`,
    (number: number, count: number) =>
      `फोटो स्वरूपातील तुमचा बायोडाटा, ${inDevanagari(count)} पैकी ${inDevanagari(number)}`,
  ],
  save: ['Save the picture', 'फोटो जतन करा'],
  saveOne: [(number: number) => `Save picture ${number}`, (number: number) => `फोटो ${inDevanagari(number)} जतन करा`],
  again: ['Choose again', 'पुन्हा निवडा'],
  notShared: ['The picture could not be shared. Please save it instead.', 'फोटो पाठवता आला नाही. कृपया तो जतन करा.'],
  notMade: ['The picture could not be made. Please try again.', 'फोटो तयार झाला नाही. कृपया पुन्हा प्रयत्न करा.'],
  yourBiodata: ['Your biodata', 'तुमचा बायोडाटा'],
  yourBiodataHelp: [
    'To print and to send, in English or Marathi, in three designs.',
    'छापण्यासाठी आणि पाठवण्यासाठी, मराठी किंवा इंग्रजीत, तीन मांडण्यांत.',
  ],
  takers: [
    (count: number) => (count === 1 ? '1 family took your biodata' : `${count} families took your biodata`),
    (count: number) =>
      count === 1 ? 'एका कुटुंबाने तुमचा बायोडाटा घेतला' : `${inDevanagari(count)} कुटुंबांनी तुमचा बायोडाटा घेतला`,
  ],
  noTakers: [
    'Nobody has taken your biodata yet. Families can once an interest between you is accepted.',
    'अजून कोणीही तुमचा बायोडाटा घेतलेला नाही. तुमच्यातील पसंती स्वीकारली गेल्यावर कुटुंबांना तो घेता येतो.',
  ],
  takenOn: [(day: string) => `on ${day}`, (day: string) => `${day} रोजी`],
  sheetTakenOn: [(day: string) => `a sheet for their guruji, on ${day}`, (day: string) => `गुरुजींसाठी पत्रक, ${day} रोजी`],
  more: ['Show more', 'आणखी दाखवा'],
})
