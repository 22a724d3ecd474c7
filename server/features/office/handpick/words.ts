import { catalogue } from '#domain/words/catalogue.ts'
import { inDevanagari } from '#domain/words/digits.ts'

export const handpickMessages = catalogue({
  sent: [
    (count: number) => (count === 1 ? 'One suggestion is sent' : `${count} suggestions are sent`),
    (count: number) => `${inDevanagari(count)} ${count === 1 ? 'स्थळ सुचवले' : 'स्थळे सुचवली'}`,
  ],
})

export const handpickSentences = {
  withoutPlan: {
    en: 'This member has no running plan, and sees no suggestions',
    mr: 'या सदस्याची योजना सुरू नाही, त्यामुळे सुचवलेली स्थळे दिसत नाहीत',
  },
  notActive: {
    en: 'This profile is paused or closed at the moment',
    mr: 'हे स्थळ सध्या थांबवलेले किंवा बंद आहे',
  },
  goneMeanwhile: {
    en: 'One of these can no longer be suggested. Please look at the list again',
    mr: 'यांपैकी एक स्थळ आता सुचवता येत नाही. कृपया यादी पुन्हा पाहा',
  },
  pickedBefore: {
    en: 'One of these was suggested before. Please look at the list again',
    mr: 'यांपैकी एक स्थळ आधीच सुचवले आहे. कृपया यादी पुन्हा पाहा',
  },
} as const
