import type { InterestStatus, MemberSummary } from '#contract/finding/summary.ts'
import type { OutcomeName } from '#contract/relations/contact-outcomes.ts'
import type { FamilyRole } from '#domain/access/family-logins.ts'
import { call } from '#web/api/client.ts'
import type { ActivityTabName } from './activity-tabs.ts'

interface RowInterest {
  uuid: string
  status: InterestStatus
  /** When it was accepted or rejected. */
  answeredAt: string
  /** When the receiver first opened the sender's profile after the interest was sent. */
  viewedAt: string | null
  /** Who else of the viewer's own family sent or answered it. */
  doneBy: FamilyRole | null
}

/** A row of My Activity under our names. The member stays under `user`, where `applyRelation` looks for it. */
export interface ActivityRow {
  user: MemberSummary
  /** When the member was viewed, shortlisted, blocked or reported, or the interest was sent or received. */
  at: string
  /** The viewer's report, or why the interest was rejected. */
  reason: string | null
  interest: RowInterest | null
  /** What the viewer said of an opened contact, and whether its view came back. */
  contact?: { said: OutcomeName | null; isReturned: boolean }
}

interface ActivityRequest {
  /** The page, counted from zero as on the wire. */
  offset: number
  status: InterestStatus
}
interface ActivityPage {
  count: number
  list: readonly ActivityRow[]
}

interface Entry {
  user: MemberSummary
  created_at: string
  message?: string
}
const readEntry = ({ user, created_at, message }: Entry): ActivityRow => ({
  user,
  at: created_at,
  reason: message ?? null,
  interest: null,
})

interface InterestEntry {
  uuid: string
  status: InterestStatus
  created_at: string
  updated_at: string
  message: string | null
  viewed_on?: string | null
  done_by: FamilyRole | null
}
const readInterest = (user: MemberSummary, entry: InterestEntry): ActivityRow => ({
  user,
  at: entry.created_at,
  reason: entry.message,
  interest: {
    uuid: entry.uuid,
    status: entry.status,
    answeredAt: entry.updated_at,
    viewedAt: entry.viewed_on ?? null,
    doneBy: entry.done_by,
  },
})

type Fetch = (request: ActivityRequest, signal: AbortSignal) => Promise<ActivityPage>

/** Reads one page of each tab. */
export const fetchActivity: Record<ActivityTabName, Fetch> = {
  recentlyViewed: async ({ offset }, signal) => {
    const { count, list } = await call('GET /profile/viewed/list', { offset }, { signal })
    return { count, list: list.map(readEntry) }
  },
  shortlisted: async ({ offset }, signal) => {
    const { count, list } = await call('GET /profile/short-listed/list', { offset }, { signal })
    const rows = list.map(row => ({ user: row, at: row.shortlist_created_at, reason: null, interest: null }))
    return { count, list: rows }
  },
  interestSent: async (request, signal) => {
    const { count, list } = await call('GET /intrest-sent/list', request, { signal })
    return { count, list: list.map(entry => readInterest(entry.user, entry)) }
  },
  interestReceived: async (request, signal) => {
    const { count, list } = await call('GET /intrest-recieved/list', request, { signal })
    return { count, list: list.map(entry => readInterest(entry.to_user, entry)) }
  },
  contactsViewed: async ({ offset }, signal) => {
    const { count, list } = await call('GET /contact-view/list', { offset }, { signal })
    const contactOf = ({ outcome, is_returned }: (typeof list)[number]) => ({
      contact: { said: outcome, isReturned: is_returned === 1 },
    })
    return { count, list: list.map(entry => ({ ...readEntry(entry), ...contactOf(entry) })) }
  },
  blockedUsers: async ({ offset }, signal) => {
    const { count, list } = await call('GET /block/list', { offset }, { signal })
    return { count, list: list.map(readEntry) }
  },
  reportedUsers: async ({ offset }, signal) => {
    const { count, list } = await call('GET /report/list', { offset }, { signal })
    return { count, list: list.map(readEntry) }
  },
}
