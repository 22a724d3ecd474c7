import { catalogue } from '#domain/words/catalogue.ts'

export const noteMessages = catalogue({
  note: ['The note is kept', 'नोंद ठेवली आहे'],
  call: ['The call is noted', 'फोनची नोंद झाली आहे'],
})
