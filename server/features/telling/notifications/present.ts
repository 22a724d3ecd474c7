import type { Notification } from '#contract/telling/notifications.ts'
import { oneLine } from '#domain/format/one-line.ts'
import type { Language } from '#domain/words/catalogue.ts'
import { wireStatus } from '#server/features/relations/pair/present.ts'
import { presentFlag } from '#server/http/wire-values.ts'
import { notificationKinds } from './notification-kinds.ts'
import type { NotificationRow } from './queries.ts'
import { notificationSentences } from './words.ts'

const familyOf = ({ last_name, registration_no }: NotificationRow) =>
  last_name ? `${oneLine(last_name)} (${registration_no})` : ''

export const sentenceOf = (row: NotificationRow, language: Language): string =>
  notificationSentences(language)[row.type](familyOf(row))

/** The page that a notification leads to. It is always one of this site, made of fixed paths and an id. */
function linkOf({ type, from_id, source_id, interest_status }: NotificationRow): string {
  switch (notificationKinds[type].leadsTo) {
    case 'received':
      // The list opens with the interests that wait for an answer. An answered one is in another tab.
      return interest_status === 'accepted' || interest_status === 'rejected'
        ? `/intrest-recieved?status=${wireStatus[interest_status]}`
        : '/intrest-recieved'
    case 'suggestions':
      return '/handpick-suggestions'
    case 'plans':
      return '/membership-plans'
    case 'story':
      return `/all-notifications?story=${source_id}`
    case 'own_profile':
      return '/my-profile'
    case 'own_document':
      return '/my-id'
    case 'preferences':
      return '/my-settings?tab=preferences'
    case 'rules':
      return '/terms'
    case 'member':
      return `/profile-view/${from_id}`
  }
}

export function presentNotification(row: NotificationRow, language: Language, image: string | null): Notification {
  return {
    uuid: row.id,
    type: notificationKinds[row.type].wire,
    description: sentenceOf(row, language),
    created_at: new Date(row.created_at).toISOString(),
    is_read: presentFlag(row.read_at),
    reference_id: row.from_id,
    from_user: row.from_id
      ? { uuid: row.from_id, image, first_name: row.first_name ?? '', last_name: row.last_name ?? '' }
      : null,
    to_user: { image },
    link: linkOf(row),
  }
}
