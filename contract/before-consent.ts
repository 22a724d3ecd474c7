import type { CallName } from './index.ts'

/**
 * The writing calls that a family may make before it has agreed to anything, after it claimed the record that an import made for
 * it: looking, reading and correcting its own record, hiding, leaving and answering the question. A call that is not named here
 * waits for the answer. Reads are open, and so is everything to who registered on the site.
 */
const named = [
  'setConsents',
  // Its own access.
  'logout',
  'correctSignup',
  'sendOwnCode',
  'changePassword',
  'endSession',
  'endAllSessions',
  'renamePasskey',
  'removePasskey',
  'objectToRequest',
  'removeFromFamily',
  'removeListener',
  'freezeOwn',
  // Its own record.
  'editProfile',
  'removeProperty',
  'removeImage',
  'orderImages',
  'placeFace',
  'removeDocument',
  'orderContacts',
  'biodataTicket',
  'sheetTicket',
  'dataTicket',
  'deleteMe',
  // What hides it, protects it or keeps messages away.
  'setPaused',
  'setPhotoPrivacy',
  'setContactVisibility',
  'hideLastUse',
  'removeNominee',
  'blockMember',
  'reportMember',
  'unsubscribePush',
  'chooseNotifications',
  // Reads that note something.
  'profileDetail',
  'searchUser',
  'searchUserByPost',
  'previousSearch',
  'weeklySheetTicket',
  'readNotifications',
  'openNotification',
  'checkPayment',
] as const satisfies readonly CallName[]

export const beforeConsent: ReadonlySet<CallName> = new Set(named)
