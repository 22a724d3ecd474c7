/**
 * How a family is told something:
 * - `bell`: on the site alone, under the bell.
 * - `notice`: under the bell, and gathered with others by the channels that the family chose.
 * - `letter`: as a message of its own by the first channel that can carry it, whatever the family chose for notices.
 * - `bell and letter`: both at once.
 * - `invitation`: as a letter to a contact that nobody verified, so by SMS or e-mail alone.
 * - `mail`: by e-mail alone, in words of the job that sends it. No channel stands in, and nobody is called.
 * - `mail or link`: the same. A family without e-mail gets a link to the page by WhatsApp.
 */
type How = 'bell' | 'notice' | 'letter' | 'bell and letter' | 'invitation' | 'mail' | 'mail or link'

interface Told {
  how: How
  /** The page that it leads to; null asks the family to call. `:from` is the other member, `:source` what it is about. */
  page: `/${string}` | null
  /** The wording of an SMS, a WhatsApp message or an e-mail, where it has one of its own. */
  words: string | null
  /**
   * Whether the office calls a family that no channel reaches. Of notices also whether a family hears of them that wants only
   * what matters. Staff who edit a biodata have the family on the phone. They do not call about a candidate's answer, because
   * they can read a no that the family must not hear. A silent family whose plan makes it worth a call gets `silent` instead of
   * `still_looking`.
   */
  matters: boolean
  /** Whether a letter may wait until the morning in quiet hours. A warning may not; notices always do. */
  canWait?: boolean
  /** The name on the wire, where it is not the kind in capitals. */
  wire?: string
}

/** Everything that families are told besides codes and papers. A new kind is a row here; the compiler then asks for its words. */
export const told = {
  interest_sent: { how: 'notice', page: '/intrest-recieved', words: 'interest_sent', matters: true },
  interest_reminded: {
    how: 'notice',
    page: '/intrest-recieved',
    words: 'interest_sent',
    matters: true,
    wire: 'INTEREST_REMINDER',
  },
  answers_awaited: { how: 'notice', page: '/intrest-recieved', words: null, matters: false },
  interest_accepted: { how: 'notice', page: '/profile-view/:from', words: 'interest_accepted', matters: true },
  interest_confirmed: { how: 'notice', page: '/profile-view/:from', words: null, matters: true },
  interest_rejected: { how: 'bell', page: '/profile-view/:from', words: null, matters: false },
  contact_viewed: { how: 'notice', page: '/profile-view/:from', words: 'contact_viewed', matters: true },
  biodata_shown: { how: 'notice', page: '/profile-view/:from', words: null, matters: false },
  contact_asked: { how: 'notice', page: '/contacts-viewed', words: null, matters: false },
  view_returned: { how: 'notice', page: '/contacts-viewed', words: null, matters: false },
  handpicked: {
    how: 'notice',
    page: '/handpick-suggestions',
    words: null,
    matters: false,
    wire: 'HANDPICK-SUGGESTION',
  },
  family_asked: { how: 'notice', page: '/family-asks', words: null, matters: false },
  candidate_asked: { how: 'notice', page: '/profile-view/:from', words: null, matters: false },
  story_to_confirm: { how: 'notice', page: '/all-notifications?story=:source', words: null, matters: false },
  membership_started: { how: 'notice', page: '/membership-plans', words: 'membership', matters: true },
  membership_ending: { how: 'notice', page: '/membership-plans', words: 'membership', matters: true },
  membership_last_days: {
    how: 'notice',
    page: '/membership-plans',
    words: 'membership',
    matters: true,
    wire: 'MEMBERSHIP_ENDING',
  },
  membership_refunded: { how: 'notice', page: '/membership-plans', words: 'membership', matters: true },
  photo_rejected: { how: 'notice', page: '/my-profile', words: null, matters: true },
  id_checked: { how: 'notice', page: '/my-id', words: null, matters: false },
  id_rejected: { how: 'notice', page: '/my-id', words: null, matters: true },
  office_word: { how: 'notice', page: '/my-profile', words: null, matters: false },
  rules_told: { how: 'bell', page: '/terms', words: null, matters: false, wire: 'RULES' },
  warned: { how: 'letter', page: null, words: 'office_word', matters: true, canWait: false },
  texts_removed: { how: 'letter', page: null, words: 'office_word', matters: true, canWait: false },
  photo_taken_down: { how: 'letter', page: null, words: 'office_word', matters: true, canWait: false },
  complaint_answer: { how: 'letter', page: null, words: 'office_word', matters: true, canWait: false },
  incident: { how: 'letter', page: null, words: 'office_word', matters: true, canWait: false },
  request_objected: { how: 'letter', page: null, words: 'office_word', matters: true, canWait: false },
  suspended: { how: 'letter', page: null, words: 'profile_closed', matters: true, canWait: false },
  restored: { how: 'letter', page: '/home', words: 'profile_open', matters: true, canWait: true },
  contact_unreachable: {
    how: 'bell and letter',
    page: '/my-settings?tab=contacts',
    words: 'contact_unreachable',
    matters: false,
    canWait: true,
  },
  number_doubted: {
    how: 'bell and letter',
    page: '/my-settings?tab=contacts',
    words: 'number_doubted',
    matters: true,
    canWait: true,
  },
  engaged_asked: {
    how: 'bell and letter',
    page: '/my-settings?tab=pause',
    words: 'engaged_asked',
    matters: true,
    canWait: true,
  },
  engaged_paused: { how: 'notice', page: '/my-settings?tab=delete', words: null, matters: false },
  profile_recalled: {
    how: 'bell and letter',
    page: '/safety',
    words: 'profile_recalled',
    matters: true,
    canWait: false,
  },
  still_looking: { how: 'letter', page: '/dashboard', words: 'still_looking', matters: false, canWait: true },
  silent: { how: 'letter', page: '/dashboard', words: 'still_looking', matters: true, canWait: false },
  profile_edited: { how: 'letter', page: '/my-profile', words: 'profile_edited', matters: false, canWait: true },
  records_merged: { how: 'letter', page: '/my-profile', words: 'records_merged', matters: false, canWait: true },
  candidate_not_confirmed: {
    how: 'letter',
    page: '/my-settings?tab=candidate',
    words: 'candidate_not_confirmed',
    matters: false,
    canWait: true,
  },
  import_invitation: { how: 'invitation', page: null, words: 'import_invitation', matters: true, canWait: true },
  rules: { how: 'mail', page: null, words: null, matters: false },
  office_letter: { how: 'mail', page: null, words: null, matters: false },
  saved_search: { how: 'mail or link', page: '/saved-searches', words: 'saved_search', matters: false, canWait: true },
  weekly_sheet: { how: 'mail or link', page: '/matches', words: 'weekly_sheet', matters: false, canWait: true },
} as const satisfies Record<string, Told>

type Kinds<H extends How> = {
  [K in keyof typeof told]: (typeof told)[K]['how'] extends H ? K : never
}[keyof typeof told]
/** What stands under the bell. */
export type NotificationType = Kinds<'bell' | 'notice' | 'bell and letter'>
export type LetterKind = Kinds<'letter' | 'bell and letter' | 'invitation'>
export type LinkedKind = Kinds<'mail or link'>
export type MailedKind = Kinds<'mail' | 'mail or link'>
/** What a delivery carries: a letter, or some notice. */
export type DeliveryKind = 'notice' | LetterKind | MailedKind
export type ToldKind = keyof typeof told

const kindsToldBy = <H extends How>(...how: readonly H[]) =>
  (Object.keys(told) as ToldKind[]).filter((kind): kind is Kinds<H> => (how as readonly How[]).includes(told[kind].how))

export const notificationTypes = kindsToldBy('bell', 'notice', 'bell and letter')
const letterKinds = kindsToldBy('letter', 'bell and letter', 'invitation')
export const linkedKinds = kindsToldBy('mail or link')
const mailedKinds = kindsToldBy('mail', 'mail or link')
export const deliveryKinds: readonly DeliveryKind[] = ['notice', ...letterKinds, ...mailedKinds]

const isOneOf =
  <K extends ToldKind>(kinds: readonly K[]) =>
  (kind: ToldKind | 'notice'): kind is K =>
    kinds.some(one => one === kind)
/** Whether the chosen channels tell it besides the bell. */
export const isNotice = isOneOf(kindsToldBy('notice'))
export const isMailedOnly = isOneOf(mailedKinds)
export const isLinked = isOneOf(linkedKinds)

/** The names of the words that say that there is a letter. */
export type LetterName = (typeof told)[LetterKind]['words']
export const letterNames: readonly LetterName[] = [...new Set(letterKinds.map(kind => told[kind].words))]
/** The words of a single notice. Others only have general ones. */
export type NoticeName = NonNullable<(typeof told)[Kinds<'notice'>]['words']>
export const noticeNames: readonly NoticeName[] = [
  ...new Set(kindsToldBy('notice').flatMap(kind => told[kind].words ?? [])),
]

type WireNames = { [K in ToldKind]: (typeof told)[K] extends { wire: infer W } ? W : Uppercase<K> }
export type ToldName = WireNames[ToldKind]

/** A kind's name on the wire. */
export const wireOf = <K extends ToldKind>(kind: K): WireNames[K] => {
  const { wire = kind.toUpperCase() }: Told = told[kind]
  return wire as WireNames[K]
}
export const toldNames = [...new Set((Object.keys(told) as ToldKind[]).map(wireOf))]
export const notificationNames = [...new Set(notificationTypes.map(wireOf))]
