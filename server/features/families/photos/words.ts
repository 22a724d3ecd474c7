import type { PhotoPrivacy } from '#domain/families/photo-privacy.ts'
import { catalogue } from '#domain/words/catalogue.ts'

const privacyInEnglish: Record<PhotoPrivacy, string> = {
  EVERYONE: 'Every member sees your photos now',
  PLAN: 'Only members with a plan see your photos now',
  ACCEPTED: 'Your photos are now shown after an interest is accepted',
}
const privacyInMarathi: Record<PhotoPrivacy, string> = {
  EVERYONE: 'आता सर्व सदस्यांना तुमचे फोटो दिसतील',
  PLAN: 'आता फक्त सदस्यत्व योजना घेतलेल्यांना तुमचे फोटो दिसतील',
  ACCEPTED: 'आता पसंती स्वीकारल्यावरच तुमचे फोटो दिसतील',
}

export const photoMessages = catalogue({
  added: ['Your photo has been added', 'तुमचा फोटो जोडला आहे'],
  addedForReview: [
    'Your photo has been added. Others will see it once we have looked at it.',
    'तुमचा फोटो जोडला आहे. आम्ही तो पाहिल्यावर इतरांना दिसेल.',
  ],
  facePlaced: ['Families now see your face like this', 'आता कुटुंबांना तुमचा चेहरा असा दिसेल'],
  removed: ['Your photo has been removed', 'तुमचा फोटो काढून टाकला आहे'],
  ordered: ['Your first photo has been changed', 'तुमचा पहिला फोटो बदलला आहे'],
  privacy: [(chosen: PhotoPrivacy) => privacyInEnglish[chosen], (chosen: PhotoPrivacy) => privacyInMarathi[chosen]],
})

export const photoSentences = {
  tooLarge: { en: 'Photo size should not exceed 400 KB', mr: 'फोटो ४०० KB पेक्षा मोठा नसावा' },
  tooMany: { en: 'You cannot upload more then 2 Photos.', mr: 'दोनपेक्षा जास्त फोटो जोडता येत नाहीत.' },
  otherPhotos: {
    en: 'Your photos have changed meanwhile. Please try again.',
    mr: 'दरम्यान तुमचे फोटो बदलले आहेत. कृपया पुन्हा प्रयत्न करा.',
  },
} as const
