export const pictureSentences = {
  tooManyPixels: {
    en: 'This photo has too many pixels. Please use one of at most 24 megapixels.',
    mr: 'या फोटोचे रिझोल्यूशन खूप मोठे आहे. कृपया २४ मेगापिक्सेलपर्यंतचा फोटो वापरा.',
  },
} as const
