import type { InterestStatus } from '#contract/finding/summary.ts'
import { formatDay } from '#domain/format/date.ts'
import type { Language } from '#domain/words/catalogue.ts'
import { familyRoleDoing } from '#domain/words/family-role-names.ts'
import type { ActivityTabName } from './activity-tabs.ts'
import type { ActivityRow } from './wire.ts'
import { activityWords } from './words.ts'

const statuses: readonly string[] = ['PENDING', 'ACCEPTED', 'REJECTED'] satisfies InterestStatus[]

/** The status in an address, or pending where there is none. */
export const readStatus = (status: string): InterestStatus =>
  statuses.includes(status) ? (status as InterestStatus) : 'PENDING'

/** Whether a row still belongs to its tab after the actions since the tab was read. */
export function belongs(tab: ActivityTabName, status: InterestStatus, { user }: ActivityRow): boolean {
  switch (tab) {
    case 'shortlisted':
      return user.hasShortListed === 1 && user.hasBlocked === 0
    case 'interestSent':
      return user.SentIntrestStatus === status && user.hasBlocked === 0
    case 'interestReceived':
      return user.RecivedIntrestStatus === status && user.hasBlocked === 0
    case 'blockedUsers':
      return user.hasBlocked === 1
    default:
      return user.hasBlocked === 0
  }
}

/** The address that the card links to. */
export const profileAddress = ({ user, interest }: ActivityRow): string =>
  interest ? `/activity-profile-view/${user.uuid}/${interest.status}/${interest.uuid}` : `/profile-view/${user.uuid}`

/** Who else of the family did it, where somebody else did. */
export function doneBy(tab: ActivityTabName, { interest }: ActivityRow, language: Language): string | null {
  if (!interest?.doneBy) return null
  const t = activityWords(language)
  const who = familyRoleDoing(language, interest.doneBy)
  return tab === 'interestSent' ? t.sentBy(who) : t.answeredBy(who)
}

/** What happened and when, in the words at the foot of the card. */
export function datesOf(tab: ActivityTabName, { at, interest }: ActivityRow, language: Language): string[] {
  const t = activityWords(language)
  switch (tab) {
    case 'recentlyViewed':
      return [t.viewedOn(formatDay(at, language))]
    case 'shortlisted':
      return [t.shortlistedOn(formatDay(at, language))]
    case 'contactsViewed':
      return [t.contactViewedOn(formatDay(at, language))]
    case 'blockedUsers':
      return [t.blockedOn(formatDay(at, language))]
    case 'reportedUsers':
      return [t.reportedOn(formatDay(at, language))]
    case 'interestSent':
    case 'interestReceived': {
      const first = tab === 'interestSent' ? t.sentOn(formatDay(at, language)) : t.receivedOn(formatDay(at, language))
      if (interest?.status === 'ACCEPTED') return [first, t.acceptedOn(formatDay(interest.answeredAt, language))]
      if (interest?.status === 'REJECTED') return [first, t.rejectedOn(formatDay(interest.answeredAt, language))]
      if (tab === 'interestReceived') return [first]
      return [first, interest?.viewedAt ? t.viewedOn(formatDay(interest.viewedAt, language)) : t.notViewed]
    }
  }
}
