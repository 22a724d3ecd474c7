import { catalogue } from '#domain/words/catalogue.ts'

export const recoveryWords = catalogue({
  title: ['Your recovery codes', 'तुमचे राखीव कोड'],
  help: [
    'Write these ten down or print them, and keep them apart from the phone. Each works once, in the place of the code of the app. They are not shown again.',
    'हे दहा कोड लिहून किंवा छापून ठेवा, आणि फोनपासून वेगळे ठेवा. प्रत्येक कोड ॲपच्या कोडऐवजी एकदाच चालतो. ते पुन्हा दाखवले जात नाहीत.',
  ],
  print: ['Print', 'छापा'],
  kept: ['I have kept them', 'मी ते जपून ठेवले आहेत'],
})
