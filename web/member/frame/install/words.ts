import { catalogue } from '#domain/words/catalogue.ts'

export const installWords = catalogue({
  title: ['Keep us on your home screen', 'होम स्क्रीनवर ठेवा'],
  why: [
    'One tap opens your matches and interests, without typing an address.',
    'पत्ता न लिहिता एका स्पर्शात तुमची स्थळे आणि पसंती उघडतील.',
  ],
  inSafari: [
    'Press the share button of the browser, then “Add to Home Screen”.',
    'ब्राउझरचे शेअर बटण दाबा आणि मग “Add to Home Screen” निवडा.',
  ],
  add: ['Add to the home screen', 'होम स्क्रीनवर ठेवा'],
  notNow: ['Not now', 'आत्ता नको'],
})
