import type { EmailName, MessageVariable, SmsName } from '#domain/telling/messages.ts'
import { type LetterName, letterNames } from '#domain/telling/told.ts'
import type { Language } from '#domain/words/catalogue.ts'
import { addedMail, addedSms, beginsSms } from '#server/features/access/added-access/words.ts'
import { requestWaitsMessage, type WaitsName } from '#server/features/access/caller-requests/words.ts'
import type { Purpose } from '#server/features/access/codes/rules.ts'
import {
  codeMessage,
  contactChangedMessage,
  type MessageContent,
  newDeviceMessage,
  type ProviderMessage,
  passwordChangedMessage,
  providerMessage,
  recoveryLinkMessage,
  recoveryMessage,
} from '#server/features/access/codes/words.ts'
import { invitationMail, invitationSms, waitingInvitation } from '#server/features/access/family-logins/words.ts'
import { candidateMail, candidateSms, notConfirmedLetter } from '#server/features/families/candidate-consent/words.ts'
import { leavingMail } from '#server/features/families/leaving/words.ts'
import { stillLookingLetter } from '#server/features/families/still-looking/words.ts'
import { savedSearchLetter } from '#server/features/finding/saved-searches/words.ts'
import { weeklyLetter } from '#server/features/finding/weekly-sheet/words.ts'
import { reminderLetter } from '#server/features/office/member-letters/words.ts'
import { complaintDueLetter, morningLetter } from '#server/features/office/office-day/words.ts'
import { suspendedLetter } from '#server/features/office/office-members/words.ts'
import { letters } from '#server/features/office/review/letters.ts'
import { invitationLetter, loginLetter, manyReadsLetter, passkeyLetter } from '#server/features/office/staff/words.ts'
import { contactMail } from '#server/features/relations/contacts/mail.ts'
import { contactMailWords } from '#server/features/relations/contacts/words.ts'
import { paperLetter } from '#server/features/shared/printing/words.ts'
import { setupMessages } from '#server/features/site/setup/words.ts'
import { auditHeadLetter, exportLetter, trusteesChangeLetter } from '#server/features/site/trustees/words.ts'
import { digestMail } from '#server/features/telling/deliveries/digest.ts'
import { letterWords } from '#server/features/telling/deliveries/letter-words.ts'
import { listenerMail, listenerSms } from '#server/features/telling/deliveries/listener-words.ts'
import { noticeSmsWords } from '#server/features/telling/deliveries/words.ts'
import { rulesLetter } from '#server/features/telling/rules-notice/words.ts'
import { troubleLetter } from './trouble-letter.ts'

/** What a message shows for a variable: its name, its tag in the registered text, or an example. */
export type Fill = (variable: MessageVariable) => string
type SmsWords = (language: Language, fill: Fill) => string
type EmailWords = (language: Language, fill: Fill) => MessageContent

const codeSms =
  (purpose: Purpose): SmsWords =>
  (language, fill) =>
    codeMessage(language, purpose, fill('code')).text
const codeMail =
  (purpose: Purpose): EmailWords =>
  (language, fill) =>
    codeMessage(language, purpose, fill('code'))
const familySms =
  (name: 'interest_sent' | 'interest_accepted' | 'contact_viewed'): SmsWords =>
  (language, fill) =>
    noticeSmsWords(language).one[name](fill('family'))
const waitsFacts = (name: WaitsName, fill: Fill) => ({
  ...(name === 'joining_waits' ? { kept: fill('number'), other: fill('number') } : { kept: '', other: '' }),
  contact: name === 'candidate_login_waits' ? fill('number') : '',
  date: fill('date'),
  telephone: fill('telephone'),
})
const waitsSms =
  (name: WaitsName): SmsWords =>
  (language, fill) =>
    requestWaitsMessage(language, name, { ...waitsFacts(name, fill), link: null }).text
const waitsMail =
  (name: WaitsName): EmailWords =>
  (language, fill) =>
    requestWaitsMessage(language, name, { ...waitsFacts(name, fill), link: fill('link') })
/** A row for each letter. */
const ofLetters = <W>(wordsOf: (words: (typeof letterWords)[LetterName]) => W) =>
  Object.fromEntries(letterNames.map(name => [name, wordsOf(letterWords[name])])) as Record<LetterName, W>
const providerMail =
  (name: ProviderMessage): EmailWords =>
  () =>
    providerMessage(name)

/** The words of every SMS, from the feature that sends it. The compiler demands an entry for each name. */
export const smsWords: Record<SmsName, SmsWords> = {
  otp_verify: codeSms('verify'),
  otp_login: codeSms('login'),
  otp_reset: codeSms('reset'),
  otp_confirm: codeSms('confirm'),
  otp_listen: codeSms('listen'),
  otp_change_number: codeSms('change_number'),
  otp_caller_new: codeSms('caller_new'),
  otp_caller_change: (language, fill) => codeMessage(language, 'caller_change', fill('code'), fill('number')).text,
  otp_caller_leave: codeSms('caller_leave'),
  otp_caller_join: (language, fill) => codeMessage(language, 'caller_join', fill('code'), fill('number')).text,
  otp_caller_candidate: (language, fill) =>
    codeMessage(language, 'caller_candidate', fill('code'), fill('number')).text,
  otp_caller_candidate_end: codeSms('caller_candidate_end'),
  otp_caller_freeze: codeSms('caller_freeze'),
  password_changed: language => passwordChangedMessage(language, null).text,
  access_added: addedSms,
  access_begins: beginsSms,
  new_device: language => newDeviceMessage(language).text,
  number_changed: language => contactChangedMessage(language, 'SMS').text,
  email_changed: language => contactChangedMessage(language, 'EMAIL').text,
  contact_change_waits: waitsSms('contact_change_waits'),
  leaving_waits: waitsSms('leaving_waits'),
  joining_waits: waitsSms('joining_waits'),
  candidate_login_waits: waitsSms('candidate_login_waits'),
  candidate_end_waits: waitsSms('candidate_end_waits'),
  contact_details: (language, fill) => contactMailWords(language).sms(fill('family')),
  interest_sent: familySms('interest_sent'),
  interest_accepted: familySms('interest_accepted'),
  contact_viewed: familySms('contact_viewed'),
  membership: language => noticeSmsWords(language).one.membership(''),
  notice: language => noticeSmsWords(language).notice,
  notices: (language, fill) => noticeSmsWords(language).notices(fill('count')),
  ...ofLetters<SmsWords>(words => language => words[language].sms),
  candidate_question: (language, fill) => candidateSms(language, fill('code')),
  family_invitation: (language, fill) => invitationSms(language, fill('code')),
  family_invitation_waits: language => waitingInvitation(language).sms,
  listener_interest: (language, fill) => listenerSms(language).listener_interest(fill('name')),
  listener_accepted: (language, fill) => listenerSms(language).listener_accepted(fill('name')),
  listener_viewed: (language, fill) => listenerSms(language).listener_viewed(fill('name')),
  listener_notice: (language, fill) => listenerSms(language).listener_notice(fill('name')),
  child_notice: (language, fill) => noticeSmsWords(language).child(fill('name')),
}

/** The words of every e-mail, from the feature that sends it. */
export const emailWords: Record<EmailName, EmailWords> = {
  otp_verify: codeMail('verify'),
  otp_login: codeMail('login'),
  otp_reset: (language, fill) => recoveryMessage(language, fill('code'), fill('link')),
  otp_confirm: codeMail('confirm'),
  otp_listen: codeMail('listen'),
  otp_change_email: codeMail('change_email'),
  otp_caller_new: codeMail('caller_new'),
  otp_caller_change: (language, fill) => codeMessage(language, 'caller_change', fill('code'), fill('number')),
  otp_caller_leave: codeMail('caller_leave'),
  otp_caller_join: (language, fill) => codeMessage(language, 'caller_join', fill('code'), fill('number')),
  otp_caller_candidate: (language, fill) => codeMessage(language, 'caller_candidate', fill('code'), fill('number')),
  otp_caller_candidate_end: codeMail('caller_candidate_end'),
  otp_caller_freeze: codeMail('caller_freeze'),
  reset_link: (language, fill) => recoveryLinkMessage(language, fill('link')),
  password_changed: (language, fill) => passwordChangedMessage(language, fill('link')),
  access_added: (language, fill) => addedMailOf(language, fill, false),
  access_begins: (language, fill) => addedMailOf(language, fill, true),
  new_device: newDeviceMessage,
  number_changed: language => contactChangedMessage(language, 'SMS'),
  email_changed: language => contactChangedMessage(language, 'EMAIL'),
  contact_change_waits: waitsMail('contact_change_waits'),
  leaving_waits: waitsMail('leaving_waits'),
  joining_waits: waitsMail('joining_waits'),
  candidate_login_waits: waitsMail('candidate_login_waits'),
  candidate_end_waits: waitsMail('candidate_end_waits'),
  contact_details: (language, fill) =>
    contactMail(language, {
      registration_no: fill('number'),
      gender: 'F',
      first_name: '',
      middle_name: '',
      last_name: fill('name'),
      family_details_contact: { contact_full_name: fill('person'), address: fill('address') },
      family_details: { goan: '', taluka: null, district: null, email: fill('email') },
      familty_phone_numbers_contact: [],
      candidate_waits: 0,
      profile_view: { created_at: '' },
    }),
  notice: (language, fill) => digestMail([fill('notice')], language, fill('link')),
  notices: (language, fill) => digestMail([fill('notice'), fill('notice')], language, fill('link')),
  ...ofLetters<EmailWords>(words => language => ({ subject: words[language].subject, text: words[language].text })),
  still_looking: (language, fill) =>
    stillLookingLetter(language, { yes: fill('link'), pause: fill('link'), found: fill('link') }),
  candidate_question: (language, fill) => candidateMail(language, fill('link')),
  family_invitation: (language, fill) => invitationMail(language, { code: fill('code'), page: fill('link') }),
  listener_notice: (language, fill) =>
    listenerMail([fill('notice')], language, { child: fill('name'), stop: fill('link'), page: null }),
  candidate_not_confirmed: (language, fill) => notConfirmedLetter(language, fill('date')),
  warned: (language, fill) => letters(language).warned(fill('reason')),
  closed_for_reason: (language, fill) => suspendedLetter(language, fill('reason')),
  photo_taken_down: (language, fill) => letters(language).photoTakenDown(fill('reason')),
  texts_removed: (language, fill) => letters(language).textsRemoved(['other_info'], fill('reason')),
  complaint_received: (language, fill) => letters(language).acknowledged(fill('number'), 15 * 24),
  complaint_settled: (language, fill) => letters(language).settled(fill('number'), fill('reason')),
  rules_told: (language, fill) => rulesLetter(language, fill('link')),
  saved_search: (language, fill) =>
    savedSearchLetter(language, {
      name: fill('name'),
      families: [fill('family')],
      searches: fill('link'),
      stop: fill('link'),
    }),
  weekly_sheet: (language, fill) =>
    weeklyLetter(language, {
      families: [{ heading: fill('family'), facts: [] }],
      matches: fill('link'),
      stop: fill('link'),
    }),
  office_letter: (_, fill) => ({ subject: fill('notice'), text: fill('notice') }),
  photo_reminder: (language, fill) => reminderLetter('photo', language, fill('link')),
  login_reminder: (language, fill) => reminderLetter('login', language, fill('link')),
  left: (language, fill) => leavingMail(language, fill('date')),
  payment_paper: (language, fill) => paperMailOf('receipt', language, fill),
  refund_paper: (language, fill) => paperMailOf('refund_note', language, fill),
  sms_budget: providerMail('sms_budget'),
  login_sms_budget: providerMail('login_sms_budget'),
  guessed_codes: providerMail('guessed_codes'),
  guessed_login_codes: providerMail('guessed_login_codes'),
  staff_reads: (_, fill) => manyReadsLetter(fill('name'), fill('link')),
  audit_head: (_, fill) => auditHeadLetter(() => fill('count'), fill('number')),
  trustees_change: (_, fill) => trusteesChangeLetter({ who: fill('email'), from: () => fill('date') }),
  export_waits: (_, fill) =>
    exportLetter({ who: fill('person'), families: () => fill('count'), from: () => fill('date') }),
  morning: (_, fill) => morningLetter([], fill('link')),
  complaint_due: (_, fill) => complaintDueLetter(fill('number'), fill('link')),
  trouble: (_, fill) => troubleLetter('begun', () => fill('trouble'), fill('link')),
  trouble_over: (_, fill) => troubleLetter('over', () => fill('trouble'), fill('link')),
  staff_invitation: (_, fill) => invitationLetter(fill('link')),
  staff_passkey: (_, fill) => passkeyLetter(fill('name')),
  staff_login: (_, fill) => loginLetter('reset', { email: fill('email'), by: fill('person') }),
  setup_trial: (language, fill) => {
    const t = setupMessages(language)
    return { subject: t.subject, text: t.text(fill('code')) }
  },
}

const addedMailOf = (language: Language, fill: Fill, isReminder: boolean): MessageContent =>
  addedMail(language, { kind: 'login', what: fill('person'), beginsAt: null, isReminder, freezeLink: fill('link') })

const paperMailOf = (kind: 'receipt' | 'refund_note', language: Language, fill: Fill): MessageContent =>
  paperLetter(language, {
    kind,
    number: fill('number'),
    plan: fill('plan'),
    amount: fill('amount'),
    link: fill('link'),
  })
