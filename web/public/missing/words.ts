import { catalogue } from '#domain/words/catalogue.ts'

export const missingPageWords = catalogue({
  en: {
    title: 'Page not found',
    text: 'The address may be old, or a letter may be wrong. These pages are here:',
  },
  mr: {
    title: 'हे पान सापडले नाही',
    text: 'पत्ता जुना असेल किंवा एखादे अक्षर चुकले असेल. ही पाने येथे आहेत:',
  },
})
