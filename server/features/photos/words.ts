import { catalogue } from '#domain/words/catalogue.ts'

export const photoMessages = catalogue({
  en: { added: 'Your photo has been added' },
  mr: { added: 'आपला फोटो जोडला आहे' },
})

export const photoSentences = {
  tooLarge: { en: 'Photo size should not exceed 400 KB', mr: 'फोटो ४०० KB पेक्षा मोठा नसावा' },
  tooMany: { en: 'You cannot upload more then 2 Photos.', mr: 'दोनपेक्षा जास्त फोटो जोडता येत नाहीत.' },
  tooManyPixels: {
    en: 'This photo has too many pixels. Please use one of at most 24 megapixels.',
    mr: 'या फोटोचे रिझोल्यूशन खूप मोठे आहे. कृपया २४ मेगापिक्सेलपर्यंतचा फोटो वापरा.',
  },
} as const
