import type { WhatsappName } from '#domain/telling/messages.ts'
import type { Language } from '#domain/words/catalogue.ts'
import type { WhatsappTemplate } from '#server/features/telling/outbox/queries.ts'

/** Gives the text of a variable. */
type Fill = (variable: 'family' | 'count' | 'link') => string
type Words = Record<WhatsappName, (fill: Fill) => string>

// Meta refuses a template that begins or ends with a variable.
const stop = {
  en: 'To hear no more by WhatsApp, reply STOP.',
  mr: 'व्हॉट्सॲपवर सूचना नको असल्यास ‘थांबवा’ असे उत्तर पाठवा.',
} as const
const withLink = (language: Language, sentence: string, fill: Fill) => `${sentence} ${fill('link')}\n${stop[language]}`

/** The templates as they are registered with Meta. None has a number of a family, a photo or a reason. */
const wordsIn: Record<Language, Words> = {
  en: {
    interest_sent: fill =>
      withLink('en', `Saptapadi: ${fill('family')} has sent you an interest. Please answer it here:`, fill),
    interest_accepted: fill =>
      withLink('en', `Saptapadi: ${fill('family')} has accepted your interest. See it here:`, fill),
    contact_viewed: fill =>
      withLink('en', `Saptapadi: ${fill('family')} has seen your contact details and may call you. See it here:`, fill),
    membership: fill => withLink('en', 'Saptapadi: there is an update about your membership. Read it here:', fill),
    notice: fill => withLink('en', 'Saptapadi: you have a new notification. Read it here:', fill),
    notices: fill => withLink('en', `Saptapadi: you have ${fill('count')} new notifications. Read them here:`, fill),
    office_word: () =>
      `Saptapadi: our office would like to speak to you about your profile. Please call our office.\n${stop.en}`,
    profile_closed: () => `Saptapadi: our office has closed your profile for now. Please call our office.\n${stop.en}`,
    profile_open: fill => withLink('en', 'Saptapadi: your profile is open again. Please log in as before:', fill),
    contact_unreachable: fill =>
      withLink('en', 'Saptapadi: our messages no longer reach one of your contacts. Please look at it here:', fill),
    still_looking: fill =>
      withLink(
        'en',
        'Saptapadi: are you still looking for a partner? Please log in, so that your profile stays listed:',
        fill,
      ),
    profile_edited: fill => withLink('en', 'Saptapadi: our office has changed your biodata. See it here:', fill),
    records_merged: fill =>
      withLink('en', 'Saptapadi: our office has put your two profiles together. See it here:', fill),
    candidate_not_confirmed: fill =>
      withLink(
        'en',
        'Saptapadi: the candidate has not yet confirmed your profile. Please look here, so that it stays listed:',
        fill,
      ),
    saved_search: fill =>
      withLink('en', 'Saptapadi: new families fit one of your saved searches. See them here:', fill),
    weekly_sheet: fill =>
      withLink('en', 'Saptapadi: families who fit your expectations have joined this week. See them here:', fill),
  },
  mr: {
    interest_sent: fill =>
      withLink('mr', `सप्तपदी: ${fill('family')} यांनी तुम्हाला पसंती कळवली आहे. कृपया येथे उत्तर द्या:`, fill),
    interest_accepted: fill => withLink('mr', `सप्तपदी: ${fill('family')} यांनी तुमची पसंती स्वीकारली आहे. येथे पाहा:`, fill),
    contact_viewed: fill =>
      withLink('mr', `सप्तपदी: ${fill('family')} यांनी तुमचा संपर्क पाहिला आहे, ते फोन करू शकतील. येथे पाहा:`, fill),
    membership: fill => withLink('mr', 'सप्तपदी: तुमच्या सदस्यत्वाविषयी सूचना आहे. येथे पाहा:', fill),
    notice: fill => withLink('mr', 'सप्तपदी: तुमच्यासाठी एक नवीन सूचना आहे. येथे पाहा:', fill),
    notices: fill => withLink('mr', `सप्तपदी: तुमच्यासाठी ${fill('count')} नवीन सूचना आहेत. येथे पाहा:`, fill),
    office_word: () =>
      `सप्तपदी: तुमच्या स्थळाविषयी आमच्या कार्यालयाला तुमच्याशी बोलायचे आहे. कृपया कार्यालयाला फोन करा.\n${stop.mr}`,
    profile_closed: () => `सप्तपदी: आमच्या कार्यालयाने तुमचे स्थळ सध्या बंद केले आहे. कृपया कार्यालयाला फोन करा.\n${stop.mr}`,
    profile_open: fill => withLink('mr', 'सप्तपदी: तुमचे स्थळ पुन्हा सुरू झाले आहे. कृपया पूर्वीप्रमाणे लॉगिन करा:', fill),
    contact_unreachable: fill =>
      withLink('mr', 'सप्तपदी: तुमच्या एका संपर्कावर आमचे संदेश पोहोचत नाहीत. कृपया येथे तो तपासा:', fill),
    still_looking: fill =>
      withLink('mr', 'सप्तपदी: तुम्ही अजून स्थळ शोधत आहात का? तुमचे स्थळ यादीत राहावे यासाठी कृपया लॉगिन करा:', fill),
    profile_edited: fill => withLink('mr', 'सप्तपदी: आमच्या कार्यालयाने तुमच्या बायोडाट्यात बदल केला आहे. येथे पाहा:', fill),
    records_merged: fill => withLink('mr', 'सप्तपदी: आमच्या कार्यालयाने तुमची दोन स्थळे एकत्र केली आहेत. येथे पाहा:', fill),
    candidate_not_confirmed: fill =>
      withLink('mr', 'सप्तपदी: तुमच्या स्थळाला उमेदवाराची अजून संमती नाही. ते यादीत राहावे यासाठी कृपया येथे पाहा:', fill),
    saved_search: fill => withLink('mr', 'सप्तपदी: तुम्ही जतन केलेल्या शोधात बसणारी नवीन स्थळे आली आहेत. येथे पाहा:', fill),
    weekly_sheet: fill => withLink('mr', 'सप्तपदी: तुमच्या अपेक्षांत बसणारी स्थळे या आठवड्यात आली आहेत. येथे पाहा:', fill),
  },
}

/** The words of a template with whatever is filled in. */
export const whatsappWords = (name: WhatsappName, language: Language, fill: Fill): string =>
  wordsIn[language][name](fill)

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
