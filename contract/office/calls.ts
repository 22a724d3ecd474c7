import * as access from './access.ts'
import * as account from './account.ts'
import * as audit from './audit.ts'
import * as backups from './backups.ts'
import * as callers from './caller-requests.ts'
import * as consents from './consents.ts'
import * as content from './content.ts'
import * as counter from './counter.ts'
import * as doubles from './doubles.ts'
import * as figures from './figures.ts'
import * as handpick from './handpick.ts'
import * as health from './health.ts'
import * as imports from './imports.ts'
import * as incidents from './incidents.ts'
import * as lists from './lists.ts'
import * as memberList from './member-list.ts'
import * as members from './members.ts'
import * as messages from './messages.ts'
import * as notes from './notes.ts'
import * as payments from './payments.ts'
import * as plans from './plans.ts'
import * as profile from './profile.ts'
import * as reads from './reads.ts'
import * as review from './review.ts'
import * as securityEvents from './security-events.ts'
import * as setup from './setup.ts'
import * as staff from './staff.ts'
import * as stories from './stories.ts'
import * as today from './today.ts'
import * as unreached from './unreached.ts'

/** Every call of the provider's side. */
export const officeCalls = {
  officeLogin: access.officeLogin,
  officeCode: access.officeCode,
  officeLogout: access.officeLogout,
  officeMe: access.officeMe,
  officeInvitation: access.officeInvitation,
  officeJoin: access.officeJoin,
  officeToday: today.officeToday,
  chooseLetters: today.chooseLetters,
  officeFigures: figures.officeFigures,
  officeAccount: account.officeAccount,
  changeOwnPassword: account.changeOwnPassword,
  renewOwnLogin: account.renewOwnLogin,
  newRecoveryCodes: account.newRecoveryCodes,
  endOwnSession: account.endOwnSession,
  staffList: staff.staffList,
  inviteStaff: staff.inviteStaff,
  withdrawInvitation: staff.withdrawInvitation,
  resetStaffLogin: staff.resetStaffLogin,
  retireStaff: staff.retireStaff,
  auditList: audit.auditList,
  auditState: audit.auditState,
  staffReadList: reads.staffReadList,
  officeHealth: health.officeHealth,
  officeBackups: backups.officeBackups,
  securityEventList: securityEvents.securityEventList,
  importList: imports.importList,
  uploadImport: imports.uploadImport,
  importDetail: imports.importDetail,
  matchImport: imports.matchImport,
  importRows: imports.importRows,
  chooseDouble: imports.chooseDouble,
  runImport: imports.runImport,
  stopImport: imports.stopImport,
  undoImport: imports.undoImport,
  inviteImported: imports.inviteImported,
  exportImport: imports.exportImport,
  incidentList: incidents.incidentList,
  incidentDetail: incidents.incidentDetail,
  incidentMembers: incidents.incidentMembers,
  recordIncident: incidents.recordIncident,
  editIncident: incidents.editIncident,
  countIncidentMembers: incidents.countIncidentMembers,
  notifyOfIncident: incidents.notifyOfIncident,
  noteIncidentReport: incidents.noteIncidentReport,
  exportIncident: incidents.exportIncident,
  reviewQueue: review.reviewQueue,
  claimReview: review.claimReview,
  releaseReview: review.releaseReview,
  claimPhotos: review.claimPhotos,
  releaseReviews: review.releaseReviews,
  decideReview: review.decideReview,
  decideReviews: review.decideReviews,
  decidedReviews: review.decidedReviews,
  undoReview: review.undoReview,
  takeDownPhoto: review.takeDownPhoto,
  recordOrder: review.recordOrder,
  officeStories: stories.officeStories,
  takeDownStory: stories.takeDownStory,
  unreachedList: unreached.unreachedList,
  unreachedDone: unreached.unreachedDone,
  unreachedContact: unreached.unreachedContact,
  unreachedStillLooking: unreached.unreachedStillLooking,
  writeOfficeStory: stories.writeOfficeStory,
  correctOfficeStory: stories.correctOfficeStory,
  exchangeStoryPhoto: stories.exchangeStoryPhoto,
  moveStory: stories.moveStory,
  handpickDay: handpick.handpickDay,
  handpickCandidates: handpick.handpickCandidates,
  sendHandpick: handpick.sendHandpick,
  counterDraft: counter.counterDraft,
  saveCounterDraft: counter.saveCounterDraft,
  discardCounterDraft: counter.discardCounterDraft,
  registerAtCounter: counter.registerAtCounter,
  counterSlip: counter.counterSlip,
  addCounterPhoto: counter.addCounterPhoto,
  sendCounterCode: counter.sendCounterCode,
  proveCounterCode: counter.proveCounterCode,
  searchMembers: members.searchMembers,
  memberList: memberList.memberList,
  previewMemberLetter: memberList.previewMemberLetter,
  sendMemberLetter: memberList.sendMemberLetter,
  memberRecord: members.memberRecord,
  memberConsents: consents.memberConsents,
  memberCandidate: consents.memberCandidate,
  noteCandidateAnswer: consents.noteCandidateAnswer,
  revealContact: members.revealContact,
  memberProfile: profile.memberProfile,
  editMemberProfile: profile.editMemberProfile,
  officeHoroscope: profile.officeHoroscope,
  correctSide: profile.correctSide,
  compareMembers: doubles.compareMembers,
  closeDouble: doubles.closeDouble,
  memberNotes: notes.memberNotes,
  addMemberNote: notes.addMemberNote,
  dueCalls: notes.dueCalls,
  suspendMember: members.suspendMember,
  restoreMember: members.restoreMember,
  endMemberSessions: members.endMemberSessions,
  verifyMember: members.verifyMember,
  addContactViews: members.addContactViews,
  enterPayment: members.enterPayment,
  plansToSell: members.plansToSell,
  openSealedRecord: members.openSealedRecord,
  callerRequest: callers.callerRequest,
  beginContactChange: callers.beginContactChange,
  beginLeaving: callers.beginLeaving,
  proveByCodes: callers.proveByCodes,
  proveByAnswers: callers.proveByAnswers,
  cancelCallerRequest: callers.cancelCallerRequest,
  sendCodeForMember: callers.sendCodeForMember,
  officePlans: plans.officePlans,
  makePlan: plans.makePlan,
  changePlan: plans.changePlan,
  retirePlan: plans.retirePlan,
  offerPlanAgain: plans.offerPlanAgain,
  orderPlans: plans.orderPlans,
  officeList: lists.officeList,
  addToList: lists.addToList,
  renameInList: lists.renameInList,
  orderList: lists.orderList,
  retireInList: lists.retireInList,
  restoreInList: lists.restoreInList,
  mergeInList: lists.mergeInList,
  officeSetup: setup.officeSetup,
  trySetupChannel: setup.trySetupChannel,
  confirmSetupChannel: setup.confirmSetupChannel,
  officeContentList: content.officeContentList,
  officeContent: content.officeContent,
  saveContent: content.saveContent,
  publishContent: content.publishContent,
  previewText: content.previewText,
  uploadSitePicture: content.uploadSitePicture,
  officeMessages: messages.officeMessages,
  changeSmsId: messages.changeSmsId,
  testMessage: messages.testMessage,
  officePayments: payments.officePayments,
  refundPayment: payments.refundPayment,
  refundPartOfPayment: payments.refundPartOfPayment,
} as const
