import { catalogue } from '#domain/words/catalogue.ts'

export const installWords = catalogue({
  en: {
    title: 'Keep us on your home screen',
    why: 'One tap opens your matches and interests, without typing an address.',
    inSafari: 'Press the share button of the browser, then “Add to Home Screen”.',
    add: 'Add to the home screen',
    notNow: 'Not now',
  },
  mr: {
    title: 'होम स्क्रीनवर ठेवा',
    why: 'पत्ता न लिहिता एका स्पर्शात तुमची स्थळे आणि पसंती उघडतील.',
    inSafari: 'ब्राउझरचे शेअर बटण दाबा आणि मग “Add to Home Screen” निवडा.',
    add: 'होम स्क्रीनवर ठेवा',
    notNow: 'आत्ता नको',
  },
})
