import type { Move } from '#contract/summary.ts'

/** The page a profile was opened from, where that changes what one came to do. */
export type Origin = 'shortlisted' | 'interest-sent' | 'interest-received' | 'blocked' | 'reported'
export type InterestTab = 'PENDING' | 'ACCEPTED' | 'REJECTED'

export interface ButtonSet {
  /** In the order they are drawn; the first is the one thing to do next. */
  buttons: readonly Move[]
  /** Behind 'More'. */
  menu: readonly Move[]
}

const interest = ['SEND_INTEREST', 'CANCEL_INTEREST'] as const satisfies readonly Move[]
const bookmark = ['SHORTLIST', 'REMOVE_SHORTLIST'] as const satisfies readonly Move[]
const more = ['SHARE', 'BLOCK', 'UNBLOCK', 'REPORT'] as const satisfies readonly Move[]

const sent: Record<InterestTab, ButtonSet> = {
  PENDING: { buttons: [...interest, 'SEND_REMINDER', 'VIEW_CONTACT'], menu: [] },
  ACCEPTED: { buttons: ['VIEW_CONTACT', 'DOWNLOAD_PROFILE'], menu: [] },
  REJECTED: { buttons: ['VIEW_REASON'], menu: [] },
}
const received: Record<InterestTab, ButtonSet> = {
  PENDING: { buttons: ['ACCEPT', 'REJECT', 'VIEW_CONTACT'], menu: [] },
  ACCEPTED: { buttons: ['VIEW_CONTACT', 'DOWNLOAD_PROFILE'], menu: [] },
  REJECTED: { buttons: ['ACCEPT_AGAIN', 'VIEW_REASON'], menu: [] },
}
/** An interest that waits for the viewer's answer is answered wherever the profile was found. */
const anywhere: ButtonSet = { buttons: [...interest, 'ACCEPT', 'REJECT', 'VIEW_CONTACT', ...bookmark], menu: more }

function offered(origin: Origin | null, tab: InterestTab | null): ButtonSet {
  switch (origin) {
    case 'shortlisted':
      return { buttons: [...interest, 'VIEW_CONTACT', ...bookmark], menu: [] }
    case 'interest-sent':
      return tab ? sent[tab] : anywhere
    case 'interest-received':
      return tab ? received[tab] : anywhere
    case 'blocked':
      return { buttons: ['UNBLOCK', 'VIEW_CONTACT'], menu: more.filter(move => move !== 'UNBLOCK') }
    case 'reported':
      return { buttons: ['VIEW_CONTACT', 'VIEW_REASON'], menu: [] }
    case null:
      return anywhere
  }
}

/** What is drawn on a profile: what the place offers, as far as the server allows it. */
export function buttonSet(origin: Origin | null, tab: InterestTab | null, allowed: readonly Move[]): ButtonSet {
  const { buttons, menu } = offered(origin, tab)
  const may = (move: Move) => allowed.includes(move)
  return { buttons: buttons.filter(may), menu: menu.filter(may) }
}

/** What others would see on one's own profile. */
export const previewSet: ButtonSet = buttonSet(null, null, ['SEND_INTEREST', 'VIEW_CONTACT', 'SHORTLIST', 'SHARE'])
