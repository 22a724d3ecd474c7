import type { ComponentType } from 'react'
import type { ProfileAction } from '#contract/summary.ts'
import {
  BanIcon,
  BellIcon,
  BookmarkIcon,
  CloseIcon,
  DownloadIcon,
  FlagIcon,
  HeartIcon,
  MessageIcon,
  PhoneIcon,
  ShareIcon,
  TickIcon,
} from '#web/ui/icons.tsx'

interface ActionStyle {
  icon: ComponentType
  kind: 'pri' | 'sec' | 'qui'
}

/** One button of a card is red: what the member most likely came to do, and never what undoes or refuses. */
export const actionStyles: Record<ProfileAction, ActionStyle> = {
  SEND_INTEREST: { icon: HeartIcon, kind: 'pri' },
  ACCEPT: { icon: TickIcon, kind: 'pri' },
  ACCEPT_AGAIN: { icon: TickIcon, kind: 'pri' },
  SEND_REMINDER: { icon: BellIcon, kind: 'pri' },
  CANCEL_INTEREST: { icon: CloseIcon, kind: 'sec' },
  REJECT: { icon: CloseIcon, kind: 'sec' },
  VIEW_CONTACT: { icon: PhoneIcon, kind: 'sec' },
  DOWNLOAD_PROFILE: { icon: DownloadIcon, kind: 'sec' },
  VIEW_REASON: { icon: MessageIcon, kind: 'sec' },
  UNBLOCK: { icon: BanIcon, kind: 'sec' },
  SHORTLIST: { icon: BookmarkIcon, kind: 'qui' },
  REMOVE_SHORTLIST: { icon: BookmarkIcon, kind: 'qui' },
  BLOCK: { icon: BanIcon, kind: 'qui' },
  REPORT: { icon: FlagIcon, kind: 'qui' },
  SHARE: { icon: ShareIcon, kind: 'qui' },
}
