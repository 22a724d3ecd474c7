import type { InterestStatus, ProfileAction } from '#contract/finding/summary.ts'
import type { RelationAnswer } from '#contract/relations/pair.ts'
import type { Whom } from '#web/member/features/relations/contacts/Whom.tsx'

/** The member whom the actions concern, and the relation of the two families. */
export interface ActionTarget extends Omit<RelationAnswer, 'message' | 'message_new'>, Whom {
  first_name: string
}

/** The list a member was found in, where the list has buttons of its own. */
export type Origin = 'shortlisted' | 'interest-sent' | 'interest-received' | 'blocked' | 'reported'

export interface ButtonSet {
  /** The buttons in drawing order. */
  buttons: readonly ProfileAction[]
  /** The actions behind 'More'. */
  menu: readonly ProfileAction[]
  /** The bookmark is worded Remove on cards of the shortlist, where removing is a main action. */
  hasWordedBookmark?: boolean
}

const interest = ['SEND_INTEREST', 'CANCEL_INTEREST'] as const satisfies readonly ProfileAction[]
/** A received interest can be answered wherever its sender is found. */
const answer = [
  'CONFIRM',
  'ACCEPT',
  'ACCEPT_AGAIN',
  'ASK_CANDIDATE',
  'REJECT',
] as const satisfies readonly ProfileAction[]
const bookmark = ['SHORTLIST', 'REMOVE_SHORTLIST'] as const satisfies readonly ProfileAction[]
/** These are behind More on every page, because a pestered family should be able to block wherever it meets the other. */
const more = ['SHARE', 'BLOCK', 'UNBLOCK', 'REPORT'] as const satisfies readonly ProfileAction[]

const sent: Record<InterestStatus, readonly ProfileAction[]> = {
  PENDING: ['CONFIRM', 'ASK_CANDIDATE', 'SEND_INTEREST', 'CANCEL_INTEREST', 'SEND_REMINDER', 'VIEW_CONTACT'],
  ACCEPTED: ['CONFIRM', 'ASK_CANDIDATE', 'VIEW_CONTACT', 'DOWNLOAD_PROFILE'],
  REJECTED: ['VIEW_REASON'],
}
const received: Record<InterestStatus, readonly ProfileAction[]> = {
  PENDING: ['ACCEPT', 'ASK_CANDIDATE', 'REJECT', 'VIEW_CONTACT'],
  ACCEPTED: ['VIEW_CONTACT', 'DOWNLOAD_PROFILE'],
  REJECTED: ['ACCEPT_AGAIN', 'ASK_CANDIDATE', 'VIEW_REASON'],
}
const anywhere: readonly ProfileAction[] = [...interest, ...answer, 'VIEW_CONTACT', 'DOWNLOAD_PROFILE', ...bookmark]

function buttonsOf(origin: Origin | null, status: InterestStatus | null): readonly ProfileAction[] {
  switch (origin) {
    case 'interest-sent':
      return status ? sent[status] : anywhere
    case 'interest-received':
      return status ? received[status] : anywhere
    case 'blocked':
      return ['UNBLOCK']
    case 'reported':
      return ['VIEW_REASON', 'VIEW_CONTACT']
    case 'shortlisted':
    case null:
      return anywhere
  }
}

/** The actions that the server allows the viewer, and when an interest can be sent again. */
type Permissions = Pick<ActionTarget, 'allowed' | 'send_interest_from'>

/**
 * The buttons of a member: those of the list they were found in, as far as the server allows them. Send Interest is also
 * drawn, disabled, while it has to wait.
 */
export function buttonSet(
  origin: Origin | null,
  status: InterestStatus | null,
  { allowed, send_interest_from }: Permissions,
): ButtonSet {
  const buttons = buttonsOf(origin, status)
  const isDrawn = (action: ProfileAction) =>
    allowed.includes(action) || (action === 'SEND_INTEREST' && send_interest_from !== null)
  return {
    buttons: buttons.filter(isDrawn),
    menu: more.filter(action => isDrawn(action) && !buttons.includes(action)),
    ...(origin === 'shortlisted' && { hasWordedBookmark: true }),
  }
}

/** Both sides have said yes, and no candidate is waited for. */
export const isAgreed = ({
  SentIntrestStatus,
  RecivedIntrestStatus,
  waits_for_candidate,
}: Pick<ActionTarget, 'SentIntrestStatus' | 'RecivedIntrestStatus' | 'waits_for_candidate'>) =>
  (SentIntrestStatus ?? RecivedIntrestStatus) === 'ACCEPTED' && waits_for_candidate === 0

/** Whether to say that an interest is pending. In the list of sent interests every card says so already. */
export const isInterestSent = (origin: Origin | null, { SentIntrestStatus }: Pick<ActionTarget, 'SentIntrestStatus'>) =>
  SentIntrestStatus === 'PENDING' && origin !== 'interest-sent'

/** The buttons that others see on the member's own profile. */
export const previewSet: ButtonSet = buttonSet(null, null, {
  allowed: ['SEND_INTEREST', 'VIEW_CONTACT', 'SHORTLIST', 'SHARE'],
  send_interest_from: null,
})
