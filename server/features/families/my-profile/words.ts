import { catalogue } from '#domain/words/catalogue.ts'

export const myProfileMessages = catalogue({
  saved: ['Your profile is saved', 'तुमची माहिती जतन झाली'],
  savedAndWaits: [
    'Your profile is saved. Our office looks at the name in the other script before others see it',
    'तुमची माहिती जतन झाली. दुसऱ्या लिपीतील नाव इतरांना दिसण्याआधी आमचे कार्यालय ते पाहील',
  ],
  propertyRemoved: ['The property is removed', 'मालमत्ता काढली'],
  changedElsewhere: [
    (fields: string) =>
      `This profile was changed elsewhere meanwhile: ${fields}. Please look at the changes before you save`,
    (fields: string) => `दरम्यान ही माहिती दुसरीकडे बदलली गेली: ${fields}. जतन करण्याआधी कृपया ते बदल पाहा`,
  ],
  tooManySaves: [
    'You have saved very often in this hour. Please try again a little later',
    'या तासात तुम्ही खूप वेळा जतन केले आहे. कृपया थोड्या वेळाने पुन्हा प्रयत्न करा',
  ],
})

export const numberSentences = {
  lastNumber: { en: 'Atleast one contact should be active', mr: 'किमान एक नंबर तरी दिसायला हवा' },
  lastAtOnce: {
    en: 'The candidate’s own number can wait only while another number of the family is shown',
    mr: 'कुटुंबाचा आणखी एक नंबर दिसत असेल, तरच उमेदवाराचा नंबर नंतर दाखवता येतो',
  },
} as const
