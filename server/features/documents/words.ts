import { catalogue } from '#domain/words/catalogue.ts'

export const documentMessages = catalogue({
  en: {
    saved: 'Your document has been saved',
    uploaded: 'Document uploaded successfully.',
    removed: 'The file has been removed',
  },
  mr: {
    saved: 'आपले कागदपत्र जतन केले आहे',
    uploaded: 'कागदपत्र पाठवले आहे.',
    removed: 'फाइल काढून टाकली आहे',
  },
})

export const documentSentences = {
  wrongKind: {
    en: 'Invalid file format, please use jpeg , png or pdf file.',
    mr: 'फाइलचा प्रकार चालत नाही, कृपया jpeg, png किंवा pdf वापरा.',
  },
  activePdf: {
    en: 'This PDF is protected, damaged or holds more than pages. Please send a plain scan or a photo.',
    mr: 'ही PDF संरक्षित आहे, खराब आहे किंवा तिच्यात पानांखेरीज काही आहे. कृपया साधे स्कॅन किंवा फोटो पाठवा.',
  },
} as const
