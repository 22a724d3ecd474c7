import { catalogue } from '#domain/words/catalogue.ts'
import { inDevanagari } from '#domain/words/digits.ts'

export const consentTextNames = catalogue({
  notice: ['How details are used', 'माहिती कशी वापरतो'],
  marriage: ['For marriage alone', 'फक्त लग्नासाठी'],
  candidate: ['Candidate’s consent', 'उमेदवाराची संमती'],
  whatsapp: ['WhatsApp', 'व्हॉट्सॲप'],
  share_link: ['Sharing by link', 'लिंकने पाठवणे'],
  story: ['Success story', 'यशोगाथा'],
})

export const consentTextWords = catalogue({
  help: [
    'English and Marathi come with the product, ten more languages as drafts. Families can choose a language once both needed texts are checked and published in it.',
    'इंग्रजी आणि मराठी मजकूर तयार आहेत, आणखी दहा भाषांचे मसुदे आहेत. आवश्यक दोन्ही मजकूर तपासून प्रसिद्ध केल्यावर कुटुंबे ती भाषा निवडू शकतात.',
  ],
  language: ['Language', 'भाषा'],
  texts: ['Texts', 'मजकूर'],
  missing: ['missing', 'नाही'],
  older: ['English is newer', 'इंग्रजी नवीन आहे'],
  ended: ['not in force: the English says something else', 'लागू नाही: इंग्रजी मजकुराचा अर्थ बदलला आहे'],
  version: [(n: number) => `version ${n}`, (n: number) => `आवृत्ती ${inDevanagari(n)}`],
  back: ['All languages', 'सर्व भाषा'],
  title: ['Title', 'शीर्षक'],
  sentence: ['What one agrees to', 'कशाला संमती'],
  whole: ['The whole text', 'पूर्ण मजकूर'],
  afterwards: ['What follows when it is withdrawn', 'संमती मागे घेतल्यास काय होते'],
  changed: ['What is new, for families that agreed before', 'आधी संमती दिलेल्यांसाठी नवीन काय'],
  sense: ['What does this version change?', 'या आवृत्तीत काय बदलले?'],
  SAME: ['Only words: nobody is asked again', 'फक्त शब्द: कोणालाही पुन्हा विचारले जात नाही'],
  CHANGED: ['The sense: who agreed in this language is asked again', 'अर्थ: या भाषेत संमती दिलेल्यांना पुन्हा विचारले जाते'],
  publish: ['Publish', 'प्रसिद्ध करा'],
  save: ['Save as a draft', 'मसुदा जतन करा'],
  draft: ['draft', 'मसुदा'],
  draftBy: [
    (at: string, by: string) => `Draft of ${[at, by].filter(Boolean).join(', ')}. Families do not read it yet.`,
    (at: string, by: string) => `मसुदा: ${[at, by].filter(Boolean).join(', ')}. कुटुंबांना तो अजून दिसत नाही.`,
  ],
  shipped: [
    'A draft that came with the product. No family reads it before somebody who knows the language has checked it.',
    'हा उत्पादनासोबत आलेला मसुदा आहे. भाषा जाणणाऱ्या व्यक्तीने तपासेपर्यंत तो कोणत्याही कुटुंबाला दिसत नाही.',
  ],
  checkedBy: ['Who has checked it', 'कोणी तपासले'],
  checkedHint: [
    'Somebody who reads this language and has compared it with the English.',
    'ही भाषा वाचणारी आणि इंग्रजीशी ताडून पाहिलेली व्यक्ती.',
  ],
  checkedOn: ['Checked on', 'तपासल्याचा दिवस'],
  checked: [
    (by: string, day: string) => `checked by ${by}, ${day}`,
    (by: string, day: string) => `तपासले: ${by}, ${day}`,
  ],
  preview: ['As families read it', 'कुटुंबांना असे दिसेल'],
  differences: ['What changed since the version in force', 'लागू आवृत्तीपासून काय बदलले'],
  same: ['Nothing yet', 'अजून काही नाही'],
  history: ['Versions', 'आवृत्त्या'],
})
