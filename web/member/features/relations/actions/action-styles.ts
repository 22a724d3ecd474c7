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
  IconSend,
  IconShare,
  IconX,
  type TablerIcon,
} from '@tabler/icons-react'
import type { ProfileAction } from '#contract/finding/summary.ts'

interface ActionStyle {
  icon: TablerIcon
  kind: 'primary' | 'secondary' | 'quiet'
}

/** One button of a card is red: the member's most likely next action, and never one that undoes or refuses. */
export const actionStyles: Record<ProfileAction, ActionStyle> = {
  SEND_INTEREST: { icon: IconHeart, kind: 'primary' },
  ACCEPT: { icon: IconCheck, kind: 'primary' },
  ACCEPT_AGAIN: { icon: IconCheck, kind: 'primary' },
  CONFIRM: { icon: IconCheck, kind: 'primary' },
  ASK_CANDIDATE: { icon: IconSend, kind: 'primary' },
  SEND_REMINDER: { icon: IconBell, kind: 'primary' },
  CANCEL_INTEREST: { icon: IconX, kind: 'secondary' },
  REJECT: { icon: IconX, kind: 'secondary' },
  VIEW_CONTACT: { icon: IconPhone, kind: 'secondary' },
  DOWNLOAD_PROFILE: { icon: IconDownload, kind: 'secondary' },
  VIEW_REASON: { icon: IconMessage, kind: 'secondary' },
  UNBLOCK: { icon: IconBan, kind: 'secondary' },
  SHORTLIST: { icon: IconBookmark, kind: 'quiet' },
  REMOVE_SHORTLIST: { icon: IconBookmark, kind: 'quiet' },
  BLOCK: { icon: IconBan, kind: 'quiet' },
  REPORT: { icon: IconFlag, kind: 'quiet' },
  SHARE: { icon: IconShare, kind: 'quiet' },
}
