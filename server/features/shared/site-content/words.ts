import { catalogue } from '#domain/words/catalogue.ts'

export const contentMessages = catalogue({
  saved: ['The draft is saved. Visitors do not see it yet', 'मसुदा जतन झाला. तो अजून पाहुण्यांना दिसत नाही'],
  published: ['Published. Visitors see it now', 'प्रसिद्ध झाले. आता ते पाहुण्यांना दिसते'],
  uploaded: ['The picture is ready. Save the draft to keep it', 'चित्र तयार आहे. ते ठेवण्यासाठी मसुदा जतन करा'],
})

export const contentSentences = {
  changedMeanwhile: {
    en: 'A colleague has changed this meanwhile. Your text is still here: reload the page to see theirs',
    mr: 'दरम्यान सहकाऱ्याने हे बदलले आहे. तुमचा मजकूर येथेच आहे: त्यांचा बदल पाहण्यासाठी पान पुन्हा उघडा',
  },
  noSuchVersion: { en: 'There is no such version', mr: 'अशी आवृत्ती नाही' },
} as const
