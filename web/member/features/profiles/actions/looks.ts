import type { ComponentType } from 'react'
import type { Move } from '#contract/summary.ts'
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

interface Look {
  icon: ComponentType
  kind: 'pri' | 'sec' | 'qui'
}

/** One red button a card: what one most likely came to do. What undoes or refuses is never it. */
export const looks: Record<Move, Look> = {
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
