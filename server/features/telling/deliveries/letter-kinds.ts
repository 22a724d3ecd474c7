import type { EmailName, SmsName } from '#domain/telling/messages.ts'
import type { Schema } from '#server/db/schema.ts'

export type DeliveryKind = Schema['deliveries']['kind']

/** Letters that only go by e-mail: the rules are a notification too, and the others carry the link that stops them. */
const mailedKinds = [
  'rules',
  'saved_search',
  'weekly_sheet',
  'office_letter',
] as const satisfies readonly DeliveryKind[]
export type MailedKind = (typeof mailedKinds)[number]
export const isMailedOnly = (kind: DeliveryKind): kind is MailedKind => mailedKinds.some(one => one === kind)

/** Those of them that go by WhatsApp to a family without e-mail, as a link to the page with the rest. */
const linkedKinds = ['saved_search', 'weekly_sheet'] as const satisfies readonly MailedKind[]
export type LinkedKind = (typeof linkedKinds)[number]
export const isLinked = (kind: DeliveryKind): kind is LinkedKind => linkedKinds.some(one => one === kind)

/** Letters that are sent whatever the family chose for notices, each as a message of its own. */
export type LetterKind = Exclude<DeliveryKind, 'notice' | MailedKind>

interface LetterFacts {
  /** The words that say that there is a letter. */
  words: SmsName & EmailName
  /** Whether it may wait until the morning in quiet hours. A warning may not. */
  canWait: boolean
  /**
   * Whether the office calls where no channel reaches the family. Staff who edit a biodata have the family on the phone. They do
   * not call about a candidate's answer, because they can read a no that the family must not hear. A silent family whose plan
   * makes it worth a call gets `silent` instead of `still_looking`.
   */
  isWorthACall: boolean
}

/** Every kind of letter. */
export const letterKinds = {
  warned: { words: 'office_word', canWait: false, isWorthACall: true },
  texts_removed: { words: 'office_word', canWait: false, isWorthACall: true },
  photo_taken_down: { words: 'office_word', canWait: false, isWorthACall: true },
  complaint_answer: { words: 'office_word', canWait: false, isWorthACall: true },
  suspended: { words: 'profile_closed', canWait: false, isWorthACall: true },
  restored: { words: 'profile_open', canWait: true, isWorthACall: true },
  contact_unreachable: { words: 'contact_unreachable', canWait: true, isWorthACall: false },
  incident: { words: 'office_word', canWait: false, isWorthACall: true },
  still_looking: { words: 'still_looking', canWait: true, isWorthACall: false },
  silent: { words: 'still_looking', canWait: false, isWorthACall: true },
  profile_edited: { words: 'profile_edited', canWait: true, isWorthACall: false },
  records_merged: { words: 'records_merged', canWait: true, isWorthACall: false },
  candidate_not_confirmed: { words: 'candidate_not_confirmed', canWait: true, isWorthACall: false },
  request_objected: { words: 'office_word', canWait: false, isWorthACall: true },
  import_invitation: { words: 'import_invitation', canWait: true, isWorthACall: true },
} as const satisfies Record<LetterKind, LetterFacts>
export type LetterName = (typeof letterKinds)[LetterKind]['words']
