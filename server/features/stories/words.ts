import { catalogue } from '#domain/words/catalogue.ts'

export const storyMessages = catalogue({
  en: {
    reasonSaved: 'Thank you for telling us',
    storySaved: 'Your story is saved. It is shown after your partner has confirmed it and our office has read it',
    storyConfirmed: 'Your partner has told this story before. With your word it is confirmed',
    photoSaved: 'The photo is saved',
    confirmed: 'Thank you. Our office reads the story before it is shown',
    denied: 'Thank you. This story will not be shown',
  },
  mr: {
    reasonSaved: 'सांगितल्याबद्दल धन्यवाद',
    storySaved: 'तुमची गोष्ट जतन झाली. जोडीदाराने खात्री केल्यावर आणि आमच्या कार्यालयाने वाचल्यावर ती दाखवली जाईल',
    storyConfirmed: 'तुमच्या जोडीदाराने ही गोष्ट आधीच सांगितली आहे. तुमच्या होकाराने तिची खात्री झाली',
    photoSaved: 'फोटो जतन झाला',
    confirmed: 'धन्यवाद. दाखवण्याआधी आमचे कार्यालय ही गोष्ट वाचेल',
    denied: 'धन्यवाद. ही गोष्ट दाखवली जाणार नाही',
  },
})

export const officeStoryMessages = catalogue({
  en: {
    takenDown: 'The story is taken down',
    written: 'The story is public',
    corrected: 'The story is corrected',
    photoExchanged: 'The photo is exchanged',
    moved: 'The order is changed',
  },
  mr: {
    takenDown: 'यशोगाथा काढून टाकली आहे',
    written: 'यशोगाथा प्रसिद्ध झाली',
    corrected: 'यशोगाथा दुरुस्त केली',
    photoExchanged: 'फोटो बदलला',
    moved: 'क्रम बदलला',
  },
})

export const storySentences = {
  noSuchPartner: { en: 'Please enter valid Profile ID', mr: 'कृपया योग्य प्रोफाइल आयडी भरा' },
  takenDownBefore: { en: 'This story was taken down before', mr: 'ही यशोगाथा आधीच काढून टाकली आहे' },
  atTheEnd: { en: 'It already stands there', mr: 'ती आधीच तेथे आहे' },
  answered: { en: 'This story was answered before', mr: 'या गोष्टीला आधीच उत्तर दिले आहे' },
  hasPhoto: { en: 'Your partner has added a photo to this story', mr: 'तुमच्या जोडीदाराने या गोष्टीला फोटो जोडला आहे' },
} as const
