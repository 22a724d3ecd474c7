import { catalogue } from '../words/catalogue.ts'

/**
 * What rule 7 of the Digital Personal Data Protection Rules, 2025 asks a notice to families to say, in the order in which they
 * read it. Each is a field of its own, so that none is forgotten in the hour in which it is written.
 */
export const noticeParts = ['nature', 'extent', 'timing', 'consequences', 'measures', 'safety', 'contact'] as const
export type NoticePart = (typeof noticeParts)[number]

/** The heading above each part, in the letter and in the form. */
export const noticeHeadings = catalogue<Record<NoticePart, string>>({
  nature: ['What happened', 'काय झाले'],
  extent: ['Which of your data it concerns', 'तुमच्या कोणत्या माहितीशी संबंधित'],
  timing: ['When it happened', 'केव्हा झाले'],
  consequences: ['What it may mean for you', 'तुमच्यावर काय परिणाम होऊ शकतो'],
  measures: ['What we have done', 'आम्ही काय केले'],
  safety: ['What you can do to be safe', 'सुरक्षित राहण्यासाठी तुम्ही काय करू शकता'],
  contact: ['Whom to ask', 'कोणाला विचारावे'],
})
