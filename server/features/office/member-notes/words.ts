import { catalogue } from '#domain/words/catalogue.ts'

export const noteMessages = catalogue({
  en: { note: 'The note is kept', call: 'The call is noted' },
  mr: { note: 'नोंद ठेवली आहे', call: 'फोनची नोंद झाली आहे' },
})
