import { catalogue } from '#domain/words/catalogue.ts'

export const noteMessages = catalogue({
  forYou: ['Noted. Only you see it', 'नोंद केली. ती फक्त तुम्हाला दिसते'],
  forFamily: [
    'Noted. Those of your family who log in see it too',
    'नोंद केली. तुमच्या घरातील जे लॉगिन करतात त्यांनाही ती दिसते',
  ],
  forCandidate: ['Noted. Only the candidate sees it', 'नोंद केली. ती फक्त उमेदवाराला दिसते'],
  deleted: ['Your note is deleted', 'तुमची नोंद काढून टाकली आहे'],
})
