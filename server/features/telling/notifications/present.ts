import { memberForms } from '#contract/families/second-script.ts'
import type { Notification } from '#contract/telling/notifications.ts'
import { dayInIndia } from '#domain/calendar.ts'
import { formatLongDay } from '#domain/format/date.ts'
import { oneLine } from '#domain/format/one-line.ts'
import { told, wireOf } from '#domain/telling/told.ts'
import type { Language } from '#domain/words/catalogue.ts'
import { presenterOfForms, rowIn } from '#server/features/families/profile-fields/second-script.ts'
import { wireStatus } from '#server/features/relations/pair/present.ts'
import { presentFlag } from '#server/http/wire-values.ts'
import type { NotificationRow } from './queries.ts'
import { notificationSentences } from './words.ts'

const presentNames = presenterOfForms(memberForms, ['first_name', 'last_name'])

const familyOf = ({ last_name, registration_no }: NotificationRow) =>
  last_name ? `${oneLine(last_name)} (${registration_no})` : ''

export const sentenceOf = (row: NotificationRow, language: Language): string =>
  notificationSentences(language)[row.type](
    familyOf(rowIn(language, row)),
    row.viewed_at ? formatLongDay(dayInIndia(new Date(row.viewed_at)), language) : '',
  )

/** The page that a notification leads to. It is always one of this site, made of fixed paths and an id. */
function linkOf({ type, from_id, source_id, interest_status }: NotificationRow): string {
  const { page } = told[type]
  // The list opens with the interests that wait for an answer. An answered one is in another tab.
  if (page === '/intrest-recieved' && (interest_status === 'accepted' || interest_status === 'rejected'))
    return `${page}?status=${wireStatus[interest_status]}`
  return page.replace(':from', from_id ?? '').replace(':source', source_id)
}

export function presentNotification(row: NotificationRow, language: Language, image: string | null): Notification {
  return {
    uuid: row.id,
    type: wireOf(row.type),
    description: sentenceOf(row, language),
    created_at: new Date(row.created_at).toISOString(),
    is_read: presentFlag(row.read_at),
    is_opened: presentFlag(row.opened_at),
    reference_id: row.from_id,
    from_user: row.from_id
      ? {
          uuid: row.from_id,
          image,
          first_name: row.first_name ?? '',
          last_name: row.last_name ?? '',
          ...presentNames(row.second_script),
        }
      : null,
    to_user: { image },
    link: linkOf(row),
  }
}
