import * as callerRequests from './access/caller-requests.ts'
import * as codes from './access/codes.ts'
import * as familyListeners from './access/family-listeners.ts'
import * as familyLogins from './access/family-logins.ts'
import * as login from './access/login.ts'
import * as passkeys from './access/passkeys.ts'
import * as passwords from './access/passwords.ts'
import * as personProfiles from './access/person-profiles.ts'
import * as recovery from './access/recovery.ts'
import * as sessions from './access/sessions.ts'
import * as signUp from './access/sign-up.ts'
import * as biodata from './families/biodata.ts'
import * as candidate from './families/candidate-consent.ts'
import * as consents from './families/consents.ts'
import * as contactPrivacy from './families/contact-privacy.ts'
import * as engagements from './families/engagements.ts'
import * as expectations from './families/expectations.ts'
import * as idProof from './families/id-proof.ts'
import * as kundali from './families/kundali.ts'
import * as myProfile from './families/my-profile.ts'
import * as patrika from './families/patrika.ts'
import * as photos from './families/photos.ts'
import * as profiles from './families/profiles.ts'
import * as secondScript from './families/second-script.ts'
import * as settings from './families/settings.ts'
import * as stillLooking from './families/still-looking.ts'
import * as stories from './families/stories.ts'
import * as activity from './finding/activity.ts'
import * as compare from './finding/compare.ts'
import * as lists from './finding/lists.ts'
import * as matches from './finding/matches.ts'
import * as savedSearches from './finding/saved-searches.ts'
import * as search from './finding/search.ts'
import * as showings from './finding/showings.ts'
import * as suggestions from './finding/suggestions.ts'
import * as today from './finding/today.ts'
import * as payments from './money/payments.ts'
import * as plans from './money/plans.ts'
import { officeCalls } from './office-calls.ts'
import * as agentNumbers from './relations/agent-numbers.ts'
import * as blocks from './relations/blocks.ts'
import * as contactOutcomes from './relations/contact-outcomes.ts'
import * as contacts from './relations/contacts.ts'
import * as familyAsks from './relations/family-asks.ts'
import * as familyNotes from './relations/family-notes.ts'
import * as interests from './relations/interests.ts'
import * as reports from './relations/reports.ts'
import * as seeLinks from './relations/see-links.ts'
import * as shortlists from './relations/shortlists.ts'
import * as operations from './running/operations.ts'
import * as cms from './site/cms.ts'
import * as complaints from './site/complaints.ts'
import * as masterData from './site/master-data.ts'
import * as trust from './site/trust.ts'
import * as notifications from './telling/notifications.ts'
import * as push from './telling/push.ts'

/** Every call of the product. The server does not compile while one of them has no handler. */
export const calls = {
  login: login.login,
  mobileLogin: login.mobileLogin,
  sendLoginCode: login.sendLoginCode,
  loginByCode: login.loginByCode,
  signup: signUp.signup,
  correctSignup: signUp.correctSignup,
  verifyOtp: codes.verifyOtp,
  resendOtp: codes.resendOtp,
  forgotPassword: recovery.forgotPassword,
  forgotPasswordMobile: recovery.forgotPasswordMobile,
  checkToken: recovery.checkToken,
  setPassword: recovery.setPassword,
  freezeAccount: recovery.freezeAccount,
  freezeOwn: recovery.freezeOwn,
  logout: sessions.logout,
  sendOwnCode: codes.sendOwnCode,
  changePassword: passwords.changePassword,
  ownSessions: sessions.ownSessions,
  endSession: sessions.endSession,
  endAllSessions: sessions.endAllSessions,
  ownPasskeys: passkeys.ownPasskeys,
  beginPasskey: passkeys.beginPasskey,
  addPasskey: passkeys.addPasskey,
  renamePasskey: passkeys.renamePasskey,
  removePasskey: passkeys.removePasskey,
  askForPasskey: passkeys.askForPasskey,
  loginByPasskey: passkeys.loginByPasskey,
  familyLogins: familyLogins.familyLogins,
  inviteToFamily: familyLogins.inviteToFamily,
  removeFromFamily: familyLogins.removeFromFamily,
  setLastWord: familyLogins.setLastWord,
  acceptInvitation: familyLogins.acceptInvitation,
  answerInvitation: familyLogins.answerInvitation,
  confirmFamily: familyLogins.confirmFamily,
  familyListeners: familyListeners.familyListeners,
  inviteListener: familyListeners.inviteListener,
  confirmListener: familyListeners.confirmListener,
  removeListener: familyListeners.removeListener,
  ownProfiles: personProfiles.ownProfiles,
  switchProfile: personProfiles.switchProfile,
  me: myProfile.me,
  editProfile: myProfile.editProfile,
  deleteMe: myProfile.deleteMe,
  removeProperty: myProfile.removeProperty,
  scriptSuggestions: secondScript.scriptSuggestions,
  secondScript: secondScript.secondScript,
  addPhoto: photos.addPhoto,
  placeFace: photos.placeFace,
  removeImage: photos.removeImage,
  orderImages: photos.orderImages,
  setPhotoPrivacy: photos.setPhotoPrivacy,
  documentDetail: idProof.documentDetail,
  documentTypesOffered: idProof.documentTypesOffered,
  addDocument: idProof.addDocument,
  addDocumentPhoto: idProof.addDocumentPhoto,
  removeDocument: idProof.removeDocument,
  joinedList: lists.joinedList,
  visitorList: lists.visitorList,
  brideList: lists.brideList,
  ownImages: photos.ownImages,
  profileDetail: profiles.profileDetail,
  searchUser: search.searchUser,
  searchUserByPost: search.searchUserByPost,
  searchCount: search.searchCount,
  savedSearch: search.savedSearch,
  pushKey: push.pushKey,
  subscribePush: push.subscribePush,
  unsubscribePush: push.unsubscribePush,
  searchCosts: search.searchCosts,
  savedSearches: savedSearches.savedSearches,
  saveSearch: savedSearches.saveSearch,
  changeSavedSearch: savedSearches.changeSavedSearch,
  deleteSavedSearch: savedSearches.deleteSavedSearch,
  searchById: search.searchById,
  previousSearch: search.previousSearch,
  nextPrevious: search.nextPrevious,
  compare: compare.compare,
  suggestionList: suggestions.suggestionList,
  sendInterest: interests.sendInterest,
  cancelInterest: interests.cancelInterest,
  sendReminder: interests.sendReminder,
  acceptInterest: interests.acceptInterest,
  rejectInterest: interests.rejectInterest,
  confirmInterest: interests.confirmInterest,
  askCandidateToDecide: interests.askCandidateToDecide,
  sentInterests: interests.sentInterests,
  receivedInterests: interests.receivedInterests,
  shortlistMember: shortlists.shortlistMember,
  removeFromShortlist: shortlists.removeFromShortlist,
  shortlistedMembers: shortlists.shortlistedMembers,
  writeNote: familyNotes.writeNote,
  familyAsks: familyAsks.familyAsks,
  askFamily: familyAsks.askFamily,
  answerFamily: familyAsks.answerFamily,
  seeLinks: seeLinks.seeLinks,
  makeSeeLink: seeLinks.makeSeeLink,
  endSeeLink: seeLinks.endSeeLink,
  blockMember: blocks.blockMember,
  unblockMember: blocks.unblockMember,
  blockedMembers: blocks.blockedMembers,
  reportMember: reports.reportMember,
  reportedMembers: reports.reportedMembers,
  answerStillLooking: stillLooking.answerStillLooking,
  makeComplaint: complaints.makeComplaint,
  sendComplaintCode: complaints.sendComplaintCode,
  activityCount: activity.activityCount,
  viewedProfiles: activity.viewedProfiles,
  viewedContacts: activity.viewedContacts,
  biodataTicket: biodata.biodataTicket,
  biodataTakers: biodata.biodataTakers,
  remainingContact: contacts.remainingContact,
  contactDetail: contacts.contactDetail,
  emailDetail: contacts.emailDetail,
  contactOutcome: contactOutcomes.contactOutcome,
  reportNumber: agentNumbers.reportNumber,
  engaged: engagements.engaged,
  contactNumbers: contactPrivacy.contactNumbers,
  setContactVisibility: contactPrivacy.setContactVisibility,
  orderContacts: contactPrivacy.orderContacts,
  notificationList: notifications.notificationList,
  notificationCount: notifications.notificationCount,
  readNotifications: notifications.readNotifications,
  openNotification: notifications.openNotification,
  notificationChoices: notifications.notificationChoices,
  chooseNotifications: notifications.chooseNotifications,
  candidateState: candidate.candidateState,
  askCandidate: candidate.askCandidate,
  openOwnQuestion: candidate.openOwnQuestion,
  candidateQuestion: candidate.candidateQuestion,
  answerCandidate: candidate.answerCandidate,
  openByCandidateCode: candidate.openByCandidateCode,
  consentList: consents.consentList,
  setConsents: consents.setConsents,
  objectToRequest: callerRequests.objectToRequest,
  settingStates: settings.settingStates,
  setPaused: settings.setPaused,
  hideLastUse: settings.hideLastUse,
  nominee: settings.nominee,
  nameNominee: settings.nameNominee,
  removeNominee: settings.removeNominee,
  dataTicket: settings.dataTicket,
  searchPartner: stories.searchPartner,
  tellStory: stories.tellStory,
  addStoryPhoto: stories.addStoryPhoto,
  storyToConfirm: stories.storyToConfirm,
  answerStory: stories.answerStory,
  planList: plans.planList,
  prices: plans.prices,
  fitCounts: plans.fitCounts,
  paymentTicket: payments.paymentTicket,
  checkPayment: payments.checkPayment,
  paymentList: payments.paymentList,
  expectationFit: expectations.expectationFit,
  matchList: matches.matchList,
  ownShowings: showings.ownShowings,
  today: today.today,
  wishCosts: matches.wishCosts,
  weeklySheetTicket: matches.weeklySheetTicket,
  kundali: kundali.kundali,
  horoscope: kundali.horoscope,
  patrikaDetail: patrika.patrikaDetail,
  sheetTicket: patrika.sheetTicket,
  randomBanner: cms.randomBanner,
  videoLink: cms.videoLink,
  socialMedia: cms.socialMedia,
  contactUs: cms.contactUs,
  terms: cms.terms,
  aboutUs: cms.aboutUs,
  trustPage: cms.trustPage,
  branchList: cms.branchList,
  trust: trust.trust,
  successStories: cms.successStories,
  masterDataList: masterData.masterDataList,
  talukaList: masterData.talukaList,
  districtList: masterData.districtList,
  workLocationList: masterData.workLocationList,
  birthPlaceList: masterData.birthPlaceList,
  stateList: masterData.stateList,
  countryList: masterData.countryList,
  health: operations.health,
  ready: operations.ready,
  outbox: operations.outbox,
  ...officeCalls,
} as const
export type Calls = typeof calls
export type CallName = keyof Calls
/** The names of all limits that calls declare. */
export type LimitName = {
  [N in CallName]: Calls[N] extends { readonly limits: readonly (infer L)[] } ? L : never
}[CallName]

type Address<K extends CallName> = `${Calls[K]['method']} ${Calls[K]['path']}`
/** The calls by method and path, such as `PUT /verify/otp`. Pages name them so, and need no schema at run time. */
export type CallsByAddress = { [K in CallName as Address<K>]: Calls[K] }
