import type { BiodataDesign } from '#contract/families/biodata.ts'
import { catalogue } from '#domain/words/catalogue.ts'
import { inDevanagari } from '#domain/words/digits.ts'

const designs = {
  en: { TORAN: 'Toran', PATRIKA: 'Patrika', SIMPLE: 'Simple' },
  mr: { TORAN: 'तोरण', PATRIKA: 'पत्रिका', SIMPLE: 'साधी' },
} as const satisfies Record<string, Record<BiodataDesign, string>>

export const biodataWords = catalogue({
  en: {
    ...designs.en,
    title: 'Download Profile',
    ownHelp:
      'Your biodata to print, or as a picture for WhatsApp. It holds no phone number and no address unless you add them.',
    othersHelp:
      'The biodata to print. It holds no phone number, and your registration number is printed at the bottom. The family sees that you took it.',
    language: 'Language',
    design: 'Design',
    english: 'English',
    marathi: 'मराठी',
    drawKundali: 'Draw the kundali',
    addContact: 'Add our contact to this copy',
    addContactHelp: 'Contact person, address, email and the numbers you do not hide. Only on this copy.',
    motherName: 'Mother’s name',
    motherNameHelp: 'Optional. It is printed in the family section.',
    pdf: 'Download PDF',
    picture: 'Picture for WhatsApp',
    preparing: 'Preparing the biodata…',
    blocked: 'Your browser did not open a new window. Open the biodata here:',
    openPdf: 'Open the PDF',
    pictureAlt: 'Your biodata as a picture',
    share: 'Share',
    pictureOf: (number: number, count: number) => `Your biodata as a picture, ${number} of ${count}`,
    save: 'Save the picture',
    saveOne: (number: number) => `Save picture ${number}`,
    again: 'Choose again',
    notShared: 'The picture could not be shared. Please save it instead.',
    notMade: 'The picture could not be made. Please try again.',
    yourBiodata: 'Your biodata',
    yourBiodataHelp: 'To print and to send, in English or Marathi, in three designs.',
    takers: (count: number) => (count === 1 ? '1 family took your biodata' : `${count} families took your biodata`),
    noTakers: 'Nobody has taken your biodata yet. Families can once an interest between you is accepted.',
    takenOn: (day: string) => `on ${day}`,
    sheetTakenOn: (day: string) => `a sheet for their guruji, on ${day}`,
    gone: 'A family that has left',
    more: 'Show more',
  },
  mr: {
    ...designs.mr,
    title: 'बायोडाटा डाउनलोड करा',
    ownHelp:
      'छापण्यासाठी किंवा व्हॉट्सॲपवर फोटो म्हणून पाठवण्यासाठी तुमचा बायोडाटा. तुम्ही घातल्याशिवाय त्यात फोन नंबर आणि पत्ता नसतो.',
    othersHelp:
      'छापण्यासाठी बायोडाटा. त्यात फोन नंबर नसतो, आणि तळाशी तुमचा नोंदणी क्रमांक असतो. तुम्ही तो घेतल्याचे त्या कुटुंबाला दिसते.',
    language: 'भाषा',
    design: 'मांडणी',
    english: 'English',
    marathi: 'मराठी',
    drawKundali: 'कुंडली दाखवा',
    addContact: 'या प्रतीत आमचा संपर्क घाला',
    addContactHelp: 'संपर्कासाठी व्यक्ती, पत्ता, ई-मेल आणि तुम्ही न लपवलेले नंबर. फक्त याच प्रतीत.',
    motherName: 'आईचे नाव',
    motherNameHelp: 'नसले तरी चालेल. ते कौटुंबिक माहितीत येते.',
    pdf: 'PDF डाउनलोड करा',
    picture: 'व्हॉट्सॲपसाठी फोटो',
    preparing: 'बायोडाटा तयार होत आहे…',
    blocked: 'ब्राउझरने नवीन विंडो उघडली नाही. बायोडाटा येथे उघडा:',
    openPdf: 'PDF उघडा',
    pictureAlt: 'फोटो स्वरूपातील तुमचा बायोडाटा',
    share: 'पाठवा',
    pictureOf: (number: number, count: number) =>
      `फोटो स्वरूपातील तुमचा बायोडाटा, ${inDevanagari(count)} पैकी ${inDevanagari(number)}`,
    save: 'फोटो जतन करा',
    saveOne: (number: number) => `फोटो ${inDevanagari(number)} जतन करा`,
    again: 'पुन्हा निवडा',
    notShared: 'फोटो पाठवता आला नाही. कृपया तो जतन करा.',
    notMade: 'फोटो तयार झाला नाही. कृपया पुन्हा प्रयत्न करा.',
    yourBiodata: 'तुमचा बायोडाटा',
    yourBiodataHelp: 'छापण्यासाठी आणि पाठवण्यासाठी, मराठी किंवा इंग्रजीत, तीन मांडण्यांत.',
    takers: (count: number) =>
      count === 1 ? 'एका कुटुंबाने तुमचा बायोडाटा घेतला' : `${inDevanagari(count)} कुटुंबांनी तुमचा बायोडाटा घेतला`,
    noTakers: 'अजून कोणीही तुमचा बायोडाटा घेतलेला नाही. तुमच्यातील पसंती स्वीकारली गेल्यावर कुटुंबांना तो घेता येतो.',
    takenOn: (day: string) => `${day} रोजी`,
    sheetTakenOn: (day: string) => `गुरुजींसाठी पत्रक, ${day} रोजी`,
    gone: 'आता सदस्य नसलेले कुटुंब',
    more: 'आणखी दाखवा',
  },
})
