import { catalogue } from '#domain/words/catalogue.ts'

export const storyMessages = catalogue({
  reasonSaved: ['Thank you for telling us', 'सांगितल्याबद्दल धन्यवाद'],
  storySaved: [
    'Your story is saved. It is shown after your partner has confirmed it and our office has read it',
    'तुमची यशोगाथा जतन झाली. जोडीदाराने दुजोरा दिल्यावर आणि आमच्या कार्यालयाने वाचल्यावर ती दाखवली जाईल',
  ],
  storyConfirmed: [
    'Your partner has already told this story. With your answer it is confirmed',
    'तुमच्या जोडीदाराने ही यशोगाथा आधीच लिहिली आहे. तुमच्या होकाराने तिला दुजोरा मिळाला',
  ],
  photoSaved: ['The photo is saved', 'फोटो जतन झाला'],
  confirmed: [
    'Thank you. Our office reads the story before it is shown',
    'धन्यवाद. दाखवण्याआधी आमचे कार्यालय ही यशोगाथा वाचेल',
  ],
  denied: ['Thank you. This story will not be shown', 'धन्यवाद. ही यशोगाथा दाखवली जाणार नाही'],
})

export const officeStoryMessages = catalogue({
  takenDown: ['The story is taken down', 'यशोगाथा काढून टाकली आहे'],
  written: ['The story is public', 'यशोगाथा प्रसिद्ध झाली'],
  corrected: ['The story is corrected', 'यशोगाथा दुरुस्त केली'],
  photoExchanged: ['The photo is replaced', 'फोटो बदलला'],
  moved: ['The order is changed', 'क्रम बदलला'],
})

export const storySentences = {
  noSuchPartner: { en: 'Please enter valid Profile ID', mr: 'कृपया योग्य नोंदणी क्रमांक भरा' },
  takenDownBefore: { en: 'This story was taken down before', mr: 'ही यशोगाथा आधीच काढून टाकली आहे' },
  atTheEnd: { en: 'It is already there', mr: 'ती आधीच तेथे आहे' },
  answered: { en: 'This story has already been answered', mr: 'या यशोगाथेला आधीच उत्तर दिले आहे' },
  hasPhoto: { en: 'Your partner has added a photo to this story', mr: 'तुमच्या जोडीदाराने या यशोगाथेला फोटो जोडला आहे' },
} as const
