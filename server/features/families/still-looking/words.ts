import { catalogue, type Language } from '#domain/words/catalogue.ts'
import type { Letter } from '#server/features/telling/deliveries/tell.ts'
import type { Answer } from './rules.ts'

const letterWords = catalogue({
  subject: ['Are you still looking for a partner?', 'तुम्ही अजून स्थळ शोधत आहात का?'],
  question: [
    'You have not visited Saptapadi for a while. Families write to profiles that nobody looks at any more, so we ask.',
    'तुम्ही बरेच दिवस सप्तपदीवर आला नाहीत. कोणी पाहत नसलेल्या स्थळांना इतर कुटुंबे पसंती कळवतात, म्हणून आम्ही विचारत आहोत.',
  ],
  yes: ['Yes, we are still looking:', 'हो, आम्ही अजून शोधत आहोत:'],
  pause: ['Please pause our profile:', 'आमचे स्थळ तात्पुरते थांबवा:'],
  found: ['We have found a match:', 'आमचे लग्न जमले आहे:'],
  otherwise: [
    'Each link asks you for one tap. If we hear nothing from you for another month, your profile leaves the lists until you log in again. Nothing is deleted.',
    'प्रत्येक लिंक उघडल्यावर एकदा बटण दाबायचे आहे. आणखी महिनाभर तुमच्याकडून काही कळले नाही, तर तुम्ही पुन्हा लॉगिन करेपर्यंत तुमचे स्थळ यादीत दिसणार नाही. तुमची माहिती तशीच राहते.',
  ],
})

/** The question, with a link for each answer. */
export function stillLookingLetter(language: Language, links: Record<Answer, string>): Letter {
  const t = letterWords(language)
  const lines = [`${t.yes}\n${links.yes}`, `${t.pause}\n${links.pause}`, `${t.found}\n${links.found}`]
  return { template: 'still_looking', subject: t.subject, text: [t.question, ...lines, t.otherwise].join('\n\n') }
}

interface AnswerWords {
  question: string
  help: string
  button: string
  done: string
  doneHelp: string
}
interface PageWords extends Record<Answer, AnswerWords> {
  wrong: string
  login: string
}

/** The page behind each link. */
const pageWordsIn: Record<Language, PageWords> = {
  en: {
    yes: {
      question: 'Are you still looking?',
      help: 'Press the button, and your profile stays in the lists that other families see.',
      button: 'Yes, we are still looking',
      done: 'Thank you. Your profile stays listed',
      doneHelp: 'Log in to see who has joined since your last visit.',
    },
    pause: {
      question: 'Pause your profile?',
      help: 'Other families no longer find it. Those with whom you share an interest still see it, and you can come back at any time.',
      button: 'Pause our profile',
      done: 'Your profile is paused',
      doneHelp: 'Log in whenever you want to be back in the lists.',
    },
    found: {
      question: 'Have you found a match?',
      help: 'We are happy to hear it. Press the button, and other families will no longer find your profile.',
      button: 'We have found a match',
      done: 'Congratulations! Your profile is paused',
      doneHelp: 'Log in to tell us your story, or to delete the profile under Settings.',
    },
    wrong: 'This link has been used or has expired. Please log in',
    login: 'Log in',
  },
  mr: {
    yes: {
      question: 'तुम्ही अजून स्थळ शोधत आहात का?',
      help: 'बटण दाबल्यास तुमचे स्थळ इतर कुटुंबांच्या यादीत राहील.',
      button: 'हो, आम्ही अजून शोधत आहोत',
      done: 'धन्यवाद. तुमचे स्थळ यादीत राहील',
      doneHelp: 'तुमच्या मागील भेटीनंतर कोण नवीन आले ते पाहण्यासाठी लॉगिन करा.',
    },
    pause: {
      question: 'तुमचे स्थळ तात्पुरते थांबवायचे का?',
      help: 'इतर कुटुंबांना ते दिसणार नाही. ज्यांच्याशी पसंती झाली आहे त्यांना ते दिसत राहील, आणि तुम्ही केव्हाही परत येऊ शकता.',
      button: 'आमचे स्थळ थांबवा',
      done: 'तुमचे स्थळ तात्पुरते थांबवले आहे',
      doneHelp: 'पुन्हा यादीत यायचे असेल तेव्हा लॉगिन करा.',
    },
    found: {
      question: 'तुमचे लग्न जमले का?',
      help: 'ऐकून आनंद झाला. बटण दाबल्यास इतर कुटुंबांना तुमचे स्थळ दिसणार नाही.',
      button: 'आमचे लग्न जमले आहे',
      done: 'अभिनंदन! तुमचे स्थळ थांबवले आहे',
      doneHelp: 'तुमची यशोगाथा सांगण्यासाठी किंवा सेटिंग्जमध्ये नोंदणी रद्द करण्यासाठी लॉगिन करा.',
    },
    wrong: 'ही लिंक वापरलेली आहे किंवा तिची मुदत संपली. कृपया लॉगिन करा',
    login: 'लॉगिन करा',
  },
}
export const pageWords = (language: Language): PageWords => pageWordsIn[language]

export const officeMessages = catalogue({
  noted: ['Noted: the family is still looking', 'नोंद झाली: कुटुंब अजून स्थळ शोधत आहे'],
})
