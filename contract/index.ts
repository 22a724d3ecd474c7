import * as access from './access.ts'
import * as activity from './activity.ts'
import * as biodata from './biodata.ts'
import * as blocks from './blocks.ts'
import * as callerRequests from './caller-requests.ts'
import * as candidate from './candidate.ts'
import * as cms from './cms.ts'
import * as complaints from './complaints.ts'
import * as consents from './consents.ts'
import * as contactPrivacy from './contact-privacy.ts'
import * as contacts from './contacts.ts'
import * as expectations from './expectations.ts'
import * as idProof from './id-proof.ts'
import * as interests from './interests.ts'
import * as kundali from './kundali.ts'
import * as lists from './lists.ts'
import * as masterData from './master-data.ts'
import * as matches from './matches.ts'
import * as myProfile from './my-profile.ts'
import * as notifications from './notifications.ts'
import { officeCalls } from './office/calls.ts'
import * as operations from './operations.ts'
import * as password from './password.ts'
import * as patrika from './patrika.ts'
import * as payments from './payments.ts'
import * as photos from './photos.ts'
import * as plans from './plans.ts'
import * as profiles from './profiles.ts'
import * as push from './push.ts'
import * as reports from './reports.ts'
import * as savedSearches from './saved-searches.ts'
import * as search from './search.ts'
import * as sessions from './sessions.ts'
import * as settings from './settings.ts'
import * as shortlists from './shortlists.ts'
import * as stillLooking from './still-looking.ts'
import * as stories from './stories.ts'
import * as suggestions from './suggestions.ts'
import * as trust from './trust.ts'

/** Every call of the product. The server does not compile while one of them has no handler. */
export const calls = {
  login: access.login,
  mobileLogin: access.mobileLogin,
  sendLoginCode: access.sendLoginCode,
  loginByCode: access.loginByCode,
  signup: access.signup,
  correctSignup: access.correctSignup,
  verifyOtp: access.verifyOtp,
  resendOtp: access.resendOtp,
  forgotPassword: password.forgotPassword,
  forgotPasswordMobile: password.forgotPasswordMobile,
  checkToken: password.checkToken,
  setPassword: password.setPassword,
  freezeAccount: password.freezeAccount,
  logout: sessions.logout,
  sendOwnCode: password.sendOwnCode,
  changePassword: password.changePassword,
  ownSessions: sessions.ownSessions,
  endSession: sessions.endSession,
  endAllSessions: sessions.endAllSessions,
  me: myProfile.me,
  editProfile: myProfile.editProfile,
  deleteMe: myProfile.deleteMe,
  removeProperty: myProfile.removeProperty,
  addPhoto: photos.addPhoto,
  removeImage: photos.removeImage,
  orderImages: photos.orderImages,
  setPhotoPrivacy: photos.setPhotoPrivacy,
  documentDetail: idProof.documentDetail,
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
  suggestionList: suggestions.suggestionList,
  sendInterest: interests.sendInterest,
  cancelInterest: interests.cancelInterest,
  sendReminder: interests.sendReminder,
  acceptInterest: interests.acceptInterest,
  rejectInterest: interests.rejectInterest,
  sentInterests: interests.sentInterests,
  receivedInterests: interests.receivedInterests,
  shortlistMember: shortlists.shortlistMember,
  removeFromShortlist: shortlists.removeFromShortlist,
  shortlistedMembers: shortlists.shortlistedMembers,
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
  contactNumbers: contactPrivacy.contactNumbers,
  setContactVisibility: contactPrivacy.setContactVisibility,
  orderContacts: contactPrivacy.orderContacts,
  notificationList: notifications.notificationList,
  notificationCount: notifications.notificationCount,
  readNotifications: notifications.readNotifications,
  notificationChoices: notifications.notificationChoices,
  chooseNotifications: notifications.chooseNotifications,
  candidateState: candidate.candidateState,
  askCandidate: candidate.askCandidate,
  candidateQuestion: candidate.candidateQuestion,
  answerCandidate: candidate.answerCandidate,
  openByCandidateCode: candidate.openByCandidateCode,
  consentList: consents.consentList,
  setConsents: consents.setConsents,
  objectToRequest: callerRequests.objectToRequest,
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
  fitCounts: plans.fitCounts,
  paymentTicket: payments.paymentTicket,
  checkPayment: payments.checkPayment,
  paymentList: payments.paymentList,
  expectationFit: expectations.expectationFit,
  matchList: matches.matchList,
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
