import { catalogue, type Language } from '#domain/words/catalogue.ts'
import { letterWords } from '#server/features/telling/deliveries/letter-words.ts'
import type { Letter } from '#server/features/telling/deliveries/tell.ts'
import type { Sentence } from '#server/http/refusal.ts'

export const recallMessages = catalogue({
  asked: [
    'Noted. Somebody else of the office confirms it under Recalls; nothing is sent before',
    'नोंद झाली. कार्यालयातील दुसरी व्यक्ती ‘इशारे’ येथे दुजोरा देईल; तोपर्यंत काहीही पाठवले जात नाही',
  ],
  confirmed: [
    'Confirmed. It is sent in a minute; until then it can be withdrawn',
    'दुजोरा नोंदवला. एका मिनिटात पाठवले जाईल; तोपर्यंत मागे घेता येते',
  ],
  withdrawn: ['Withdrawn. Nobody was told', 'मागे घेतले. कोणालाही कळवलेले नाही'],
})

export const recallSentences = {
  notSuspended: {
    en: 'The profile is not suspended, or families were warned of it before',
    mr: 'हे स्थळ बंद केलेले नाही, किंवा त्याविषयी कुटुंबांना आधीच सावध केले आहे',
  },
  needsAnother: {
    en: 'You have asked for it yourself. Somebody else of the office confirms it',
    mr: 'हे तुम्हीच सांगितले आहे. कार्यालयातील दुसरी व्यक्ती दुजोरा देईल',
  },
  notOpen: {
    en: 'It was confirmed, withdrawn or sent meanwhile, or the profile is open again',
    mr: 'दरम्यान याला दुजोरा दिला आहे, ते मागे घेतले आहे किंवा पाठवले आहे, अथवा स्थळ पुन्हा सुरू झाले आहे',
  },
} as const satisfies Record<string, Sentence>

const words = catalogue({
  about: [(family: string) => `It is about the profile ${family}.`, (family: string) => `हे ${family} या स्थळाविषयी आहे.`],
  call: [(telephone: string) => `Our office: ${telephone}`, (telephone: string) => `आमचे कार्यालय: ${telephone}`],
})

/** The warning by e-mail. Of the profile it names nothing but the surname and the registration number. */
export function recallLetter(
  language: Language,
  { family, telephone }: { family: string | null; telephone: string },
): Letter {
  const t = words(language)
  const { subject, text } = letterWords.profile_recalled[language]
  const parts = [family && t.about(family), text, telephone && t.call(telephone)]
  return { template: 'profile_recalled', subject, text: parts.filter(Boolean).join('\n\n') }
}
