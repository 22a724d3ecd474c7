import type { ProfileAction } from '#contract/summary.ts'

/** The list a profile was opened from, where the list has buttons of its own. */
export type Origin = 'shortlisted' | 'interest-sent' | 'interest-received' | 'blocked' | 'reported'
export type InterestTab = 'PENDING' | 'ACCEPTED' | 'REJECTED'

export interface ButtonSet {
  /** In the order they are drawn. The first is the likely next action. */
  buttons: readonly ProfileAction[]
  /** Behind 'More'. */
  menu: readonly ProfileAction[]
}

const interest = ['SEND_INTEREST', 'CANCEL_INTEREST'] as const satisfies readonly ProfileAction[]
const bookmark = ['SHORTLIST', 'REMOVE_SHORTLIST'] as const satisfies readonly ProfileAction[]
const more = ['SHARE', 'BLOCK', 'UNBLOCK', 'REPORT'] as const satisfies readonly ProfileAction[]

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
/** A pending interest can be answered wherever the profile was opened from. */
const anywhere: ButtonSet = { buttons: [...interest, 'ACCEPT', 'REJECT', 'VIEW_CONTACT', ...bookmark], menu: more }

function offeredBy(origin: Origin | null, tab: InterestTab | null): ButtonSet {
  switch (origin) {
    case 'shortlisted':
      return { buttons: [...interest, 'VIEW_CONTACT', ...bookmark], menu: [] }
    case 'interest-sent':
      return tab ? sent[tab] : anywhere
    case 'interest-received':
      return tab ? received[tab] : anywhere
    case 'blocked':
      return { buttons: ['UNBLOCK', 'VIEW_CONTACT'], menu: more.filter(action => action !== 'UNBLOCK') }
    case 'reported':
      return { buttons: ['VIEW_CONTACT', 'VIEW_REASON'], menu: [] }
    case null:
      return anywhere
  }
}

/** The buttons of a profile: those of the page it was opened from, as far as the server allows them. */
export function buttonSet(
  origin: Origin | null,
  tab: InterestTab | null,
  allowed: readonly ProfileAction[],
): ButtonSet {
  const { buttons, menu } = offeredBy(origin, tab)
  const isAllowed = (action: ProfileAction) => allowed.includes(action)
  return { buttons: buttons.filter(isAllowed), menu: menu.filter(isAllowed) }
}

/** The buttons that others see on the member's own profile. */
export const previewSet: ButtonSet = buttonSet(null, null, ['SEND_INTEREST', 'VIEW_CONTACT', 'SHORTLIST', 'SHARE'])
