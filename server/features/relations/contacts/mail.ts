import type { ContactAnswer } from '#contract/relations/contacts.ts'
import { inLanguage } from '#domain/families/both-scripts/in-language.ts'
import { oneLine } from '#domain/format/one-line.ts'
import { formatPhone } from '#domain/format/phone.ts'
import type { Gender } from '#domain/limits.ts'
import { bestTimeSentence } from '#domain/words/best-time-names.ts'
import type { Language } from '#domain/words/catalogue.ts'
import { phoneOwner } from '#domain/words/phone-type-names.ts'
import { contactMailWords } from './words.ts'

const familyOf = ({ last_name, registration_no }: ContactAnswer) => `${oneLine(last_name)}, ${registration_no}`

/** A number with its owner and the best time to call. */
function numberLine(
  one: ContactAnswer['familty_phone_numbers_contact'][number],
  gender: Gender,
  language: Language,
): string {
  const bestTime = bestTimeSentence(one.best_time, language)
  return `${phoneOwner(one, gender, language)}: ${formatPhone(one.phone)}${bestTime && ` (${bestTime})`}`
}

/**
 * The e-mail to the viewer's own address. Each text of the family is put on one line, so that none of it can look like
 * ours.
 */
export function contactMail(language: Language, read: ContactAnswer): { subject: string; text: string } {
  const t = contactMailWords(language)
  const contact = inLanguage(read, language)
  const { family_details_contact: person, family_details: place } = contact
  const address = [person.address, place.goan, place.taluka?.name, place.district?.name].filter(Boolean).join(', ')
  const lines = [
    [contact.first_name, contact.middle_name, contact.last_name].filter(Boolean).join(' '),
    person.contact_full_name && `${t.person}: ${person.contact_full_name}`,
    address && `${t.address}: ${address}`,
    ...contact.familty_phone_numbers_contact.map(one => numberLine(one, contact.gender, language)),
    contact.candidate_waits === 1 ? t.candidateWaits : '',
    place.email && `${t.email}: ${place.email}`,
  ]
  return {
    subject: t.subject(familyOf(contact)),
    text: [t.intro, '', ...lines.filter(Boolean).map(oneLine)].join('\n'),
  }
}

/** An SMS holds neither a number nor a link: it says where the contact is. */
export const contactSms = (language: Language, contact: ContactAnswer): { subject: string; text: string } => ({
  subject: '',
  text: contactMailWords(language).sms(familyOf(contact)),
})
