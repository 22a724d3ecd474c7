import {
  IconBan,
  IconBell,
  IconBookmark,
  IconCheck,
  IconDownload,
  IconFlag,
  IconHeart,
  IconMessage,
  IconPhone,
  IconShare,
  IconX,
  type TablerIcon,
} from '@tabler/icons-react'
import type { ProfileAction } from '#contract/summary.ts'

interface ActionStyle {
  icon: TablerIcon
  kind: 'pri' | 'sec' | 'qui'
}

/** One button of a card is red: what the member most likely came to do, and never what undoes or refuses. */
export const actionStyles: Record<ProfileAction, ActionStyle> = {
  SEND_INTEREST: { icon: IconHeart, kind: 'pri' },
  ACCEPT: { icon: IconCheck, kind: 'pri' },
  ACCEPT_AGAIN: { icon: IconCheck, kind: 'pri' },
  SEND_REMINDER: { icon: IconBell, kind: 'pri' },
  CANCEL_INTEREST: { icon: IconX, kind: 'sec' },
  REJECT: { icon: IconX, kind: 'sec' },
  VIEW_CONTACT: { icon: IconPhone, kind: 'sec' },
  DOWNLOAD_PROFILE: { icon: IconDownload, kind: 'sec' },
  VIEW_REASON: { icon: IconMessage, kind: 'sec' },
  UNBLOCK: { icon: IconBan, kind: 'sec' },
  SHORTLIST: { icon: IconBookmark, kind: 'qui' },
  REMOVE_SHORTLIST: { icon: IconBookmark, kind: 'qui' },
  BLOCK: { icon: IconBan, kind: 'qui' },
  REPORT: { icon: IconFlag, kind: 'qui' },
  SHARE: { icon: IconShare, kind: 'qui' },
}
