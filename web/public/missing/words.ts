import { catalogue } from '#domain/words/catalogue.ts'

export const missingPageWords = catalogue({
  title: ['Page not found', 'हे पान सापडले नाही'],
  text: [
    'The address may be old, or a letter may be wrong. These pages are here:',
    'पत्ता जुना असेल किंवा एखादे अक्षर चुकले असेल. ही पाने येथे आहेत:',
  ],
})
