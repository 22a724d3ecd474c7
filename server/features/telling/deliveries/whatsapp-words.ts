import type { WhatsappName } from '#domain/telling/messages.ts'
import type { LetterName, LinkedKind, NoticeName } from '#domain/telling/told.ts'
import type { Language } from '#domain/words/catalogue.ts'
import type { WhatsappTemplate } from '#server/features/telling/outbox/queries.ts'
import { letterWords } from './letter-words.ts'

/** The variables of templates. The last four are those of a request that waits. */
export interface WhatsappVariables {
  name: string
  family: string
  count: string
  link: string
  date: string
  kept: string
  other: string
  contact: string
}
/** Gives the text of a variable. */
type Fill = (variable: keyof WhatsappVariables) => string
type WaitsName =
  | 'contact_change_waits'
  | 'leaving_waits'
  | 'joining_waits'
  | 'candidate_login_waits'
  | 'candidate_end_waits'
type Words = Record<NoticeName | 'notice' | 'notices' | 'child_notice' | LinkedKind | WaitsName, (fill: Fill) => string>

// Meta refuses a template that begins or ends with a variable.
const stop = {
  en: 'To hear no more by WhatsApp, reply STOP.',
  mr: 'व्हॉट्सॲपवर सूचना नको असल्यास ‘थांबवा’ असे उत्तर पाठवा.',
} as const

/**
 * The templates as they are registered with Meta, each up to its link; those of letters are in `letter-words.ts`. None has a number
 * of a family, a photo or a reason.
 */
const wordsIn: Record<Language, Words> = {
  en: {
    interest_sent: fill => `Saptapadi: ${fill('family')} has sent you an interest. Please answer it here:`,
    interest_accepted: fill => `Saptapadi: ${fill('family')} has accepted your interest. See it here:`,
    contact_viewed: fill => `Saptapadi: ${fill('family')} has seen your contact details and may call you. See it here:`,
    membership: () => 'Saptapadi: there is an update about your membership. Read it here:',
    notice: () => 'Saptapadi: you have a new notification. Read it here:',
    notices: fill => `Saptapadi: you have ${fill('count')} new notifications. Read them here:`,
    child_notice: fill => `Saptapadi: there is news for ${fill('name')}. Read it here:`,
    saved_search: () => 'Saptapadi: new families fit one of your saved searches. See them here:',
    weekly_sheet: () => 'Saptapadi: families who fit your expectations have joined this week. See them here:',
    contact_change_waits: fill =>
      `Saptapadi: our office was asked to change the contact of your profile. It will be done on ${fill('date')}. If it was not you, reply NO or open this:`,
    leaving_waits: fill =>
      `Saptapadi: our office was asked to delete your profile. It will be done on ${fill('date')}. If it was not you, reply NO or open this:`,
    joining_waits: fill =>
      `Saptapadi: the profiles ${fill('kept')} and ${fill('other')} seem to be of one person. The second will be paused on ${fill('date')}. If that is wrong, reply NO or open this:`,
    candidate_login_waits: fill =>
      `Saptapadi: our office was asked to let the candidate of your profile log in with the contact ${fill('contact')}. The invitation goes there on ${fill('date')}. If it was not you, reply NO or open this:`,
    candidate_end_waits: fill =>
      `Saptapadi: our office was asked to end the candidate’s own login for your profile. It will be done on ${fill('date')}. If it was not you, reply NO or open this:`,
  },
  mr: {
    interest_sent: fill => `सप्तपदी: ${fill('family')} यांनी तुम्हाला पसंती कळवली आहे. कृपया येथे उत्तर द्या:`,
    interest_accepted: fill => `सप्तपदी: ${fill('family')} यांनी तुमची पसंती स्वीकारली आहे. येथे पाहा:`,
    contact_viewed: fill => `सप्तपदी: ${fill('family')} यांनी तुमचा संपर्क पाहिला आहे, ते फोन करू शकतील. येथे पाहा:`,
    membership: () => 'सप्तपदी: तुमच्या सदस्यत्वाविषयी सूचना आहे. येथे पाहा:',
    notice: () => 'सप्तपदी: तुमच्यासाठी एक नवीन सूचना आहे. येथे पाहा:',
    notices: fill => `सप्तपदी: तुमच्यासाठी ${fill('count')} नवीन सूचना आहेत. येथे पाहा:`,
    child_notice: fill => `सप्तपदी: ${fill('name')} यांच्या स्थळासाठी सूचना आहे. येथे वाचा:`,
    saved_search: () => 'सप्तपदी: तुम्ही जतन केलेल्या शोधात बसणारी नवीन स्थळे आली आहेत. येथे पाहा:',
    weekly_sheet: () => 'सप्तपदी: तुमच्या अपेक्षांत बसणारी स्थळे या आठवड्यात आली आहेत. येथे पाहा:',
    contact_change_waits: fill =>
      `सप्तपदी: तुमच्या स्थळाचा संपर्क बदलण्याची विनंती आमच्या कार्यालयाला आली आहे. ${fill('date')} रोजी तो बदलेल. ती तुमची नसेल तर ‘नाही’ असे उत्तर पाठवा किंवा हे उघडा:`,
    leaving_waits: fill =>
      `सप्तपदी: तुमची नोंदणी रद्द करण्याची विनंती आमच्या कार्यालयाला आली आहे. ${fill('date')} रोजी ती रद्द होईल. ती तुमची नसेल तर ‘नाही’ असे उत्तर पाठवा किंवा हे उघडा:`,
    joining_waits: fill =>
      `सप्तपदी: ${fill('kept')} आणि ${fill('other')} ही स्थळे एकाच व्यक्तीची दिसतात. दुसरे स्थळ ${fill('date')} रोजी तात्पुरते थांबवले जाईल. हे बरोबर नसेल तर ‘नाही’ असे उत्तर पाठवा किंवा हे उघडा:`,
    candidate_login_waits: fill =>
      `सप्तपदी: तुमच्या स्थळाच्या उमेदवाराला ${fill('contact')} या संपर्काने लॉगिन देण्याची विनंती आमच्या कार्यालयाला आली आहे. ${fill('date')} रोजी तेथे आमंत्रण जाईल. ती तुमची नसेल तर ‘नाही’ असे उत्तर पाठवा किंवा हे उघडा:`,
    candidate_end_waits: fill =>
      `सप्तपदी: तुमच्या स्थळासाठीचे उमेदवाराचे लॉगिन बंद करण्याची विनंती आमच्या कार्यालयाला आली आहे. ${fill('date')} रोजी ते बंद होईल. ती तुमची नसेल तर ‘नाही’ असे उत्तर पाठवा किंवा हे उघडा:`,
  },
}

const isLetter = (name: WhatsappName): name is Extract<WhatsappName, LetterName> => name in letterWords

/** The words of a template with whatever is filled in. */
function whatsappWords(name: WhatsappName, language: Language, fill: Fill): string {
  const { sms, linked } = isLetter(name)
    ? letterWords[name][language]
    : { sms: '', linked: wordsIn[language][name](fill) }
  return `${linked === null ? sms : `${linked} ${fill('link')}`}\n${stop[language]}`
}

/** The text to register: Meta numbers the variables in the order in which they stand. */
export function templateText(name: WhatsappName, language: Language): string {
  let last = 0
  return whatsappWords(name, language, () => `{{${++last}}}`)
}

/** A message: the template's name, what fills its variables in their order, and the words as the family reads them. */
export function whatsappMessage(name: WhatsappName, language: Language, fill: Fill) {
  const variables: string[] = []
  const text = whatsappWords(name, language, variable => {
    const value = fill(variable)
    variables.push(value)
    return value
  })
  // A name of the list is a template: this is the one place that says so.
  return { template: name as string as WhatsappTemplate, subject: '', text, whatsapp: { language, variables } }
}
