import { catalogue } from '#domain/words/catalogue.ts'

export const reportMessages = catalogue({
  reported: [
    'Thank you. We have received your report and will look into it',
    'धन्यवाद. तुमची तक्रार मिळाली आहे, आम्ही त्यात लक्ष घालू',
  ],
})
