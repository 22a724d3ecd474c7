import type { Notification } from '#contract/telling/notifications.ts'
import type { Schema } from '#server/db/schema.ts'

export type NotificationType = Schema['notifications']['type']

interface NotificationFacts {
  wire: Notification['type']
  /** Where it leads. `member` is the other member's profile. */
  leadsTo:
    | 'received'
    | 'suggestions'
    | 'member'
    | 'story'
    | 'plans'
    | 'own_profile'
    | 'own_document'
    | 'preferences'
    | 'rules'
  /** Whether channels tell it besides the site. A rejection is only shown on the site. */
  isMailed: boolean
}

/** Every kind of notification. */
export const notificationKinds: Record<NotificationType, NotificationFacts> = {
  interest_sent: { wire: 'INTEREST_SENT', leadsTo: 'received', isMailed: true },
  interest_reminded: { wire: 'INTEREST_REMINDER', leadsTo: 'received', isMailed: true },
  interest_accepted: { wire: 'INTEREST_ACCEPTED', leadsTo: 'member', isMailed: true },
  interest_rejected: { wire: 'INTEREST_REJECTED', leadsTo: 'member', isMailed: false },
  contact_viewed: { wire: 'CONTACT_VIEWED', leadsTo: 'member', isMailed: true },
  handpicked: { wire: 'HANDPICK-SUGGESTION', leadsTo: 'suggestions', isMailed: true },
  story_to_confirm: { wire: 'STORY_TO_CONFIRM', leadsTo: 'story', isMailed: true },
  membership_started: { wire: 'MEMBERSHIP_STARTED', leadsTo: 'plans', isMailed: true },
  membership_ending: { wire: 'MEMBERSHIP_ENDING', leadsTo: 'plans', isMailed: true },
  membership_last_days: { wire: 'MEMBERSHIP_ENDING', leadsTo: 'plans', isMailed: true },
  membership_refunded: { wire: 'MEMBERSHIP_REFUNDED', leadsTo: 'plans', isMailed: true },
  photo_rejected: { wire: 'PHOTO_REJECTED', leadsTo: 'own_profile', isMailed: true },
  id_checked: { wire: 'ID_CHECKED', leadsTo: 'own_document', isMailed: true },
  id_rejected: { wire: 'ID_REJECTED', leadsTo: 'own_document', isMailed: true },
  office_word: { wire: 'OFFICE_WORD', leadsTo: 'own_profile', isMailed: true },
  // The other channels tell it at once, as a letter.
  contact_unreachable: { wire: 'CONTACT_UNREACHABLE', leadsTo: 'preferences', isMailed: false },
  // It goes by e-mail at once, as a letter.
  rules_told: { wire: 'RULES', leadsTo: 'rules', isMailed: false },
}
