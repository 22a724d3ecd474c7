import { catalogue } from '#domain/words/catalogue.ts'
import type { Sentence } from '#server/http/refusal.ts'

export const askMessages = catalogue({
  asked: ['Your family is asked. You see their answers here', 'तुमच्या घरच्यांना विचारले आहे. त्यांची उत्तरे येथे दिसतील'],
  answered: ['Your family sees your answer', 'तुमचे उत्तर घरच्यांना दिसेल'],
})

export const nobodyElse: Sentence = {
  en: 'Nobody else of your family logs in here yet. You can invite them under Settings, Family',
  mr: 'तुमच्या घरातील आणखी कोणी अजून लॉगिन करत नाही. सेटिंग्जमधील ‘कुटुंब’ येथून त्यांना बोलवता येते',
}

/** The page behind the link of a letter, on which somebody of the family answers without a login. */
export const askPageWords = catalogue({
  title: ['What do you think?', 'तुम्हाला काय वाटते?'],
  help: [
    'Somebody of your family asks what you think of these profiles. Only your family sees your answers.',
    'तुमच्या घरातून या स्थळांबद्दल तुमचे मत विचारले आहे. तुमची उत्तरे फक्त तुमच्या घरच्यांना दिसतात.',
  ],
  read: ['Log in and read the profiles', 'लॉगिन करून स्थळांची माहिती वाचा'],
  yourAnswer: [(answer: string) => `Your answer: ${answer}`, (answer: string) => `तुमचे उत्तर: ${answer}`],
  YES: ['Yes', 'होय'],
  TALK: ['Let us talk', 'बोलू या'],
  NO: ['No', 'नको'],
  over: ['This question is over', 'हा प्रश्न आता बंद झाला आहे'],
  overHelp: ['After you log in, you see what your family asks now.', 'लॉगिन केल्यावर घरच्यांनी आता काय विचारले आहे ते दिसते.'],
})
