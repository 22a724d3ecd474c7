import { catalogue } from '#domain/words/catalogue.ts'
import { counted } from '#domain/words/counted.ts'
import { inDevanagari } from '#domain/words/digits.ts'

export const noteWords = catalogue({
  title: ['What do you think?', 'तुम्हाला काय वाटते?'],
  inSheet: ['Your opinion, a note, asking at home', 'तुमचे मत, टिपण, घरच्यांना विचारणे'],
  help: [
    'Only you see this. The other family and our office never do.',
    'हे फक्त तुम्हाला दिसते. समोरच्या कुटुंबाला आणि आमच्या कार्यालयाला कधीच दिसत नाही.',
  ],
  familyHelp: [
    'Those of your family who log in see this too. The other family and our office never do.',
    'तुमच्या घरातील जे लॉगिन करतात त्यांनाही हे दिसते. समोरच्या कुटुंबाला आणि आमच्या कार्यालयाला कधीच दिसत नाही.',
  ],
  marks: ['Your mark', 'तुमची खूण'],
  write: ['Write a note', 'टिपण लिहा'],
  edit: ['Change the note', 'टिपण बदला'],
  note: ['Your note', 'तुमचे टिपण'],
  lettersLeft: [
    (left: number) => `${counted(left, 'letter')} left`,
    (left: number) => `${inDevanagari(left)} अक्षरे उरली`,
  ],
  forFamily: ['My family may read it too', 'माझ्या घरच्यांनाही दिसू द्या'],
  save: ['Save', 'जतन करा'],
  cancel: ['Cancel', 'रद्द करा'],
})
