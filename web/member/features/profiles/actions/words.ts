import type { ProfileAction } from '#contract/summary.ts'
import { catalogue } from '#domain/words/catalogue.ts'

const en = {
  VIEW_CONTACT: 'View Contact',
  SEND_INTEREST: 'Send Interest',
  CANCEL_INTEREST: 'Cancel Interest',
  SEND_REMINDER: 'Send Reminder',
  ACCEPT: 'Accept',
  REJECT: 'Reject',
  ACCEPT_AGAIN: 'Accept Again',
  VIEW_REASON: 'View Reason',
  SHORTLIST: 'Shortlist',
  REMOVE_SHORTLIST: 'Shortlisted',
  BLOCK: 'Block User',
  UNBLOCK: 'Unblock',
  REPORT: 'Report This User',
  SHARE: 'Share Profile',
  DOWNLOAD_PROFILE: 'Download Profile',
} as const satisfies Record<ProfileAction, string>

export const actionWords = catalogue({
  en: { ...en, more: 'More' },
  mr: {
    VIEW_CONTACT: 'संपर्क पाहा',
    SEND_INTEREST: 'पसंती कळवा',
    CANCEL_INTEREST: 'पसंती मागे घ्या',
    SEND_REMINDER: 'आठवण करा',
    ACCEPT: 'स्वीकारा',
    REJECT: 'नकार द्या',
    ACCEPT_AGAIN: 'पुन्हा स्वीकारा',
    VIEW_REASON: 'कारण पाहा',
    SHORTLIST: 'निवडून ठेवा',
    REMOVE_SHORTLIST: 'निवडलेले',
    BLOCK: 'सदस्याला ब्लॉक करा',
    UNBLOCK: 'ब्लॉक काढा',
    REPORT: 'सदस्याबद्दल तक्रार करा',
    SHARE: 'माहिती पाठवा',
    DOWNLOAD_PROFILE: 'माहिती डाउनलोड करा',
    more: 'आणखी',
  },
})
