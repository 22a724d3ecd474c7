import type { EmailName, SmsName } from '#domain/telling/messages.ts'
import type { Schema } from '#server/db/schema.ts'

export type DeliveryKind = Schema['deliveries']['kind']

/** What goes by e-mail or not at all: the rules stand at the bell too, and the others carry the link that stops them. */
const mailedKinds = [
  'rules',
  'saved_search',
  'weekly_sheet',
  'office_letter',
] as const satisfies readonly DeliveryKind[]
export type MailedKind = (typeof mailedKinds)[number]
export const isMailedOnly = (kind: DeliveryKind): kind is MailedKind => mailedKinds.some(one => one === kind)

/** Of these, what goes by WhatsApp to whoever has no e-mail: a link leads to the page that says the rest. */
const linkedKinds = ['saved_search', 'weekly_sheet'] as const satisfies readonly MailedKind[]
export type LinkedKind = (typeof linkedKinds)[number]
export const isLinked = (kind: DeliveryKind): kind is LinkedKind => linkedKinds.some(one => one === kind)

/** What is told as a letter of its own, at any hour and whatever the family chose. */
export type LetterKind = Exclude<DeliveryKind, 'notice' | MailedKind>

/** Which words tell that there is a letter. */
export const letterNames = {
  warned: 'office_word',
  texts_removed: 'office_word',
  photo_taken_down: 'office_word',
  complaint_answer: 'office_word',
  suspended: 'profile_closed',
  restored: 'profile_open',
  contact_unreachable: 'contact_unreachable',
  incident: 'office_word',
  still_looking: 'still_looking',
  silent: 'still_looking',
  profile_edited: 'profile_edited',
  records_merged: 'records_merged',
  candidate_not_confirmed: 'candidate_not_confirmed',
  request_objected: 'office_word',
  import_invitation: 'import_invitation',
} as const satisfies Record<LetterKind, SmsName & EmailName>
export type LetterName = (typeof letterNames)[LetterKind]

const untilMorning: ReadonlySet<LetterKind> = new Set([
  'restored',
  'contact_unreachable',
  'still_looking',
  'profile_edited',
  'records_merged',
  'candidate_not_confirmed',
  'import_invitation',
])
/** Whether it may wait at quiet hours. A warning may not. */
export const canWaitForMorning = (kind: LetterKind | LinkedKind): boolean => isLinked(kind) || untilMorning.has(kind)

/**
 * Staff edit while the family is on the phone, and call nobody to tell them what they asked for. Nor do they call about a
 * candidate's answer: they can read a no that the family must not hear.
 */
const neverCalled: ReadonlySet<LetterKind> = new Set([
  'contact_unreachable',
  'still_looking',
  'profile_edited',
  'records_merged',
  'candidate_not_confirmed',
])
/** Whether the office calls where no channel can tell it. Whom a plan makes worth a call for silence is told as `silent`. */
export const isWorthACall = (kind: LetterKind): boolean => !neverCalled.has(kind)
