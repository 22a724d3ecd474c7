import { catalogue } from '#domain/words/catalogue.ts'

export const documentMessages = catalogue({
  saved: ['Your document has been saved', 'तुमचे कागदपत्र जतन केले आहे'],
  uploaded: ['Document uploaded successfully.', 'कागदपत्र पाठवले आहे.'],
  removed: ['The file has been removed', 'फाइल काढून टाकली आहे'],
})

export const documentSentences = {
  wrongKind: {
    en: 'Invalid file format, please use jpeg , png or pdf file.',
    mr: 'फाइलचा प्रकार चालत नाही, कृपया jpeg, png किंवा pdf वापरा.',
  },
  unreadable: {
    en: 'This PDF needs a password or is damaged. Please send a plain scan or a photo.',
    mr: 'ही PDF पासवर्डने बंद आहे किंवा खराब आहे. कृपया साधे स्कॅन किंवा फोटो पाठवा.',
  },
  tooHeavy: {
    en: 'This PDF takes too long to read. Please send a plain scan or a photo.',
    mr: 'ही PDF वाचायला फार वेळ लागतो. कृपया साधे स्कॅन किंवा फोटो पाठवा.',
  },
  heavyPdfs: {
    en: 'Your PDFs took too long to read. Please send a photo of the document instead.',
    mr: 'तुमच्या PDF वाचायला फार वेळ लागला. कृपया त्याऐवजी कागदपत्राचा फोटो पाठवा.',
  },
  tooManyPages: {
    en: 'A PDF may have at most 4 pages. Please send only the pages of the document.',
    mr: 'PDF मध्ये जास्तीत जास्त ४ पाने असू शकतात. कृपया फक्त कागदपत्राची पाने पाठवा.',
  },
} as const
