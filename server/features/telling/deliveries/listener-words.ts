import { oneLine } from '#domain/format/one-line.ts'
import type { NotificationType } from '#domain/telling/told.ts'
import { catalogue, type Language } from '#domain/words/catalogue.ts'
import { linesAtMost } from './digest.ts'
import { digestWords } from './words.ts'

/** What somebody of the family reads who is told beside the registered owner. */
export const listenerWords = catalogue({
  subject: [(name: string) => `${name}: news at Saptapadi`, (name: string) => `${name}: सप्तपदीवर नवीन सूचना`],
  why: [
    'You hear this because your family asked us to tell you, and you agreed with a code.',
    'तुमच्या कुटुंबाने सांगितल्यावरून आणि तुम्ही कोडने होकार दिल्यामुळे आम्ही हे तुम्हाला कळवतो.',
  ],
  stop: ['To hear no more of it, open this link:', 'या सूचना थांबवण्यासाठी ही लिंक उघडा:'],
})

/** What somebody who only hears reads by SMS, by what happened. */
type ListenerSms = 'listener_interest' | 'listener_accepted' | 'listener_viewed' | 'listener_notice'
const listenerSmsOf: Partial<Record<NotificationType, ListenerSms>> = {
  interest_sent: 'listener_interest',
  interest_reminded: 'listener_interest',
  interest_accepted: 'listener_accepted',
  contact_viewed: 'listener_viewed',
}
/** The name of the words for these notices: those of their kind, or the general ones where they are of several. */
export function listenerSmsFor(types: readonly NotificationType[]): ListenerSms {
  const names = new Set(types.map(type => listenerSmsOf[type] ?? 'listener_notice'))
  const [only = 'listener_notice'] = names
  return names.size === 1 ? only : 'listener_notice'
}

// Without a link, which operators would block.
export const listenerSms = catalogue<Record<ListenerSms, (name: string) => string>>({
  listener_interest: [
    name =>
      `Saptapadi: a family has sent an interest for ${name}. Please ask your family. To hear no more, tell your family or our office.`,
    name =>
      `सप्तपदी: ${name} यांच्या स्थळासाठी एका कुटुंबाने पसंती कळवली आहे. कृपया कुटुंबाला विचारा. सूचना नको असल्यास कुटुंबाला किंवा आमच्या कार्यालयाला सांगा.`,
  ],
  listener_accepted: [
    name =>
      `Saptapadi: a family has accepted your family’s interest for ${name}. Please ask your family. To hear no more, tell your family or our office.`,
    name =>
      `सप्तपदी: ${name} यांच्या स्थळासाठी तुमच्या कुटुंबाची पसंती एका कुटुंबाने स्वीकारली आहे. कृपया कुटुंबाला विचारा. सूचना नको असल्यास कुटुंबाला किंवा आमच्या कार्यालयाला सांगा.`,
  ],
  listener_viewed: [
    name =>
      `Saptapadi: a family has seen the contact details of ${name} and may call your family. To hear no more, tell your family or our office.`,
    name =>
      `सप्तपदी: ${name} यांचा संपर्क एका कुटुंबाने पाहिला आहे, ते तुमच्या कुटुंबाला फोन करू शकतील. सूचना नको असल्यास कुटुंबाला किंवा आमच्या कार्यालयाला सांगा.`,
  ],
  listener_notice: [
    name =>
      `Saptapadi: there is news for ${name}. Please ask your family. To hear no more, tell your family or our office.`,
    name =>
      `सप्तपदी: ${name} यांच्या स्थळासाठी सूचना आहे. कृपया कुटुंबाला विचारा. सूचना नको असल्यास कुटुंबाला किंवा आमच्या कार्यालयाला सांगा.`,
  ],
})

interface ListenerMail {
  child: string
  /** The link that stops it. */
  stop: string
  /** The page of notifications, for who can log in. */
  page: string | null
}

/** One e-mail with what matters. It always says whom it is about. */
export function listenerMail(sentences: readonly string[], language: Language, { child, stop, page }: ListenerMail) {
  const [t, digest] = [listenerWords(language), digestWords(language)]
  const more = sentences.length - linesAtMost
  return {
    subject: t.subject(oneLine(child)),
    text: [
      ...sentences.slice(0, linesAtMost).map(sentence => `- ${sentence}`),
      ...(more > 0 ? [digest.more(more)] : []),
      ...(page ? ['', `${digest.see} ${page}`] : []),
      '',
      t.why,
      `${t.stop} ${stop}`,
    ].join('\n'),
  }
}

/** The page behind that link. */
export const stopWords = catalogue({
  question: ['Stop these notices?', 'या सूचना थांबवायच्या का?'],
  help: [
    'We then tell you nothing more about this profile here. Your family can ask you again.',
    'मग या स्थळाविषयी आम्ही तुम्हाला येथे काहीही कळवणार नाही. कुटुंब तुम्हाला पुन्हा विचारू शकते.',
  ],
  button: ['Stop them', 'थांबवा'],
  done: ['We tell you nothing more about it', 'आता आम्ही काहीही कळवणार नाही'],
  doneHelp: ['You need not do anything else.', 'आणखी काही करायची गरज नाही.'],
  wrong: ['These notices have stopped already.', 'या सूचना आधीच थांबल्या आहेत.'],
})
