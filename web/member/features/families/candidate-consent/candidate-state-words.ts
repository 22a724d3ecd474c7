import { catalogue } from '#domain/words/catalogue.ts'
import { counted } from '#domain/words/counted.ts'
import { digits } from '#domain/words/digits.ts'

/** How the candidate’s consent is missing: the dashboard loads no other words of it. */
export const candidateStateWords = catalogue({
  daysLeft: [
    (days: number) => `The candidate’s consent is missing: ${counted(days, 'day')} left`,
    (days: number) => `उमेदवाराची संमती हवी: ${digits('mr', days)} दिवस उरले`,
  ],
  over: [
    'The candidate’s consent is missing. The profile is in no list.',
    'उमेदवाराची संमती हवी. स्थळ कोणत्याही यादीत दिसत नाही.',
  ],
  unknown: ['Who registered this profile?', 'ही नोंदणी कोणी केली?'],
  declined: [
    'The candidate has said no. The profile is not in any list.',
    'उमेदवाराने नकार दिला आहे. हे स्थळ कोणत्याही यादीत नाही.',
  ],
  asksYou: ['Your own consent to this profile is missing.', 'या नोंदणीला तुमची स्वतःची संमती अजून नाही.'],
})
