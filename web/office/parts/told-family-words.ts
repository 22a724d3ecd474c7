import type { ToldState } from '#domain/telling/told-states.ts'
import { catalogue } from '#domain/words/catalogue.ts'
import { nothing, when } from './words.ts'

export const toldFamilyWords = catalogue({
  reached: ['Who was reached', 'कोणाला कळले'],
  state: ['Show', 'दाखवा'],
  noneSo: ['Nobody in this group', 'असे कोणी नाही'],
  noneSoHelp: ['Choose another line above.', 'वर दुसरी ओळ निवडा.'],
  family: ['Family', 'कुटुंब'],
  how: ['How', 'कसे'],
  when,
  gone: ['Erased since', 'माहिती नष्ट झाली'],
  nothing,
  callHelp: [
    'They are also listed under Please call; marking Done there counts here.',
    'ते ‘फोन करा’ येथेही दिसतात; तेथील ‘झाले’ येथे मोजले जाते.',
  ],
})

export const stateWords = catalogue<Record<ToldState, string>>({
  sent: ['Sent', 'पाठवले'],
  called: ['Called', 'फोन केला'],
  call: ['To be called', 'फोन करायचा आहे'],
  waiting: ['On their way', 'जात आहे'],
  left: ['Left since', 'नोंदणी रद्द केली'],
})
