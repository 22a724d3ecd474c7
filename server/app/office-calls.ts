import type { FastifyInstance } from 'fastify'
import { askPartner } from '#server/features/families/stories/partners.ts'
import { callerFreezeHandlers } from '../features/access/caller-requests/freeze.ts'
import { callerRequestHandlers } from '../features/access/caller-requests/handlers.ts'
import { officeFamilyHandlers } from '../features/access/family-logins/office-handlers.ts'
import { securityEventHandlers } from '../features/access/security-events/handlers.ts'
import { officeCandidateHandlers } from '../features/families/candidate-consent/office-handlers.ts'
import { consentTranslationHandlers } from '../features/families/consents/office-handlers.ts'
import { officeEngagementHandlers } from '../features/families/engagements/handlers.ts'
import { stillLookingHandlers } from '../features/families/still-looking/handlers.ts'
import { officeStoryHandlers } from '../features/families/stories/office-handlers.ts'
import { cashClosingHandlers } from '../features/money/cash-closings/handlers.ts'
import { officePaymentHandlers } from '../features/money/payments/office-handlers.ts'
import { upiHandlers } from '../features/money/payments/upi-handlers.ts'
import { planHandlers } from '../features/money/plans/office-handlers.ts'
import { bankStatementHandlers } from '../features/office/bank-statements/handlers.ts'
import { counterHandlers } from '../features/office/counter/handlers.ts'
import { figureHandlers } from '../features/office/figures/handlers.ts'
import { handpickHandlers } from '../features/office/handpick/handlers.ts'
import { importCorrectionHandlers } from '../features/office/imports/correct-row.ts'
import { importHandlers } from '../features/office/imports/handlers.ts'
import { importPhotoHandlers } from '../features/office/imports/photos/handlers.ts'
import { startSheetReader } from '../features/office/imports/reader.ts'
import { importRunHandlers } from '../features/office/imports/run-handlers.ts'
import { importSlipHandlers } from '../features/office/imports/slips/handlers.ts'
import { incidentHandlers } from '../features/office/incidents/handlers.ts'
import { memberLetterHandlers } from '../features/office/member-letters/handlers.ts'
import { sentLetterHandlers } from '../features/office/member-letters/sent-handlers.ts'
import { memberNoteHandlers } from '../features/office/member-notes/handlers.ts'
import { messagesHandlers } from '../features/office/messages/handlers.ts'
import { idFileHandlers } from '../features/office/messages/id-file-handlers.ts'
import { officeDayHandlers } from '../features/office/office-day/handlers.ts'
import { officeMemberActHandlers } from '../features/office/office-members/act-handlers.ts'
import { officeConsentHandlers } from '../features/office/office-members/consent-handlers.ts'
import { doubleHandlers } from '../features/office/office-members/double-handlers.ts'
import { eraseHandlers } from '../features/office/office-members/erase-handlers.ts'
import { memberListHandlers } from '../features/office/office-members/list-handlers.ts'
import { officeProfileHandlers } from '../features/office/office-members/profile-handlers.ts'
import { officeMemberReadHandlers } from '../features/office/office-members/read-handlers.ts'
import { recallHandlers } from '../features/office/recalls/handlers.ts'
import { bulkReviewHandlers } from '../features/office/review/bulk-handlers.ts'
import { reviewHandlers } from '../features/office/review/handlers.ts'
import { orderHandlers } from '../features/office/review/order-handlers.ts'
import { requestHandlers } from '../features/office/review/request-handlers.ts'
import { officeAccountHandlers } from '../features/office/staff/account-handlers.ts'
import { staffHandlers } from '../features/office/staff/handlers.ts'
import { officeJoinHandlers } from '../features/office/staff/join-handlers.ts'
import { officeLoginHandlers } from '../features/office/staff/login-handlers.ts'
import { ownNumberHandlers } from '../features/office/staff/own-number.ts'
import { officePasskeyHandlers } from '../features/office/staff/passkey-handlers.ts'
import { officeAgentNumberHandlers } from '../features/relations/agent-numbers/handlers.ts'
import { officeContactOutcomeHandlers } from '../features/relations/contact-outcomes/office-handlers.ts'
import { officeContactHandlers } from '../features/relations/contacts/office-handlers.ts'
import { officeSeeLinkHandlers } from '../features/relations/see-links/office-handlers.ts'
import { auditHandlers } from '../features/shared/audit/handlers.ts'
import { listExportHandlers } from '../features/shared/list-exports/handlers.ts'
import { officeListHandlers } from '../features/shared/master-data/office-handlers.ts'
import { contentHandlers } from '../features/shared/site-content/handlers.ts'
import { staffReadHandlers } from '../features/shared/staff-reads/handlers.ts'
import { setupHandlers } from '../features/site/setup/handlers.ts'
import { trusteeHandlers } from '../features/site/trustees/handlers.ts'
import { unreachedHandlers } from '../features/telling/deliveries/office-handlers.ts'
import type { Handlers } from '../http/handler.ts'
import { backupHandlers } from '../running/backup/handlers.ts'
import { doctorHandlers } from '../running/doctor/handlers.ts'
import type { AppParts } from './parts.ts'

/** Answers the provider's staff. */
export function officeCalls(app: FastifyInstance, parts: AppParts) {
  const atDoor = { ...parts, passwords: parts.passwords.withOwnQueue() }
  const reader = startSheetReader()
  app.addHook('onClose', () => reader.close())
  return {
    ...officeLoginHandlers(atDoor),
    ...officeJoinHandlers(atDoor),
    ...officeAccountHandlers(atDoor),
    ...officePasskeyHandlers(atDoor),
    ...ownNumberHandlers(parts),
    ...officeCandidateHandlers(parts),
    ...officeFamilyHandlers(),
    ...staffHandlers(parts),
    ...backupHandlers(parts),
    ...officeDayHandlers(parts),
    ...figureHandlers(parts),
    ...auditHandlers(parts),
    ...listExportHandlers(parts),
    ...staffReadHandlers(parts),
    ...doctorHandlers(parts),
    ...importHandlers({ ...parts, reader }),
    ...importRunHandlers(),
    ...importCorrectionHandlers(parts),
    ...importPhotoHandlers(parts),
    ...importSlipHandlers(parts),
    ...incidentHandlers(parts),
    ...recallHandlers(parts),
    ...securityEventHandlers(parts),
    ...reviewHandlers(parts),
    ...bulkReviewHandlers(parts),
    ...orderHandlers(parts),
    ...requestHandlers(parts),
    ...officeStoryHandlers(parts),
    ...unreachedHandlers(parts),
    ...stillLookingHandlers(parts),
    ...cashClosingHandlers(parts),
    ...officeContactHandlers(parts),
    ...officeContactOutcomeHandlers(),
    ...officeSeeLinkHandlers(),
    ...officeAgentNumberHandlers(parts),
    ...officeEngagementHandlers(),
    ...handpickHandlers(parts),
    ...counterHandlers(parts),
    ...officeConsentHandlers(parts),
    ...eraseHandlers(),
    ...officeMemberReadHandlers(parts),
    ...memberListHandlers(parts),
    ...memberLetterHandlers(parts),
    ...sentLetterHandlers(parts),
    ...officeMemberActHandlers(parts),
    ...officeProfileHandlers(parts),
    ...doubleHandlers({ ...parts, askPartner }),
    ...memberNoteHandlers(parts),
    ...callerRequestHandlers({ ...parts, askPartner }),
    ...callerFreezeHandlers({ ...parts, askPartner }),
    ...planHandlers(parts),
    ...officeListHandlers(parts),
    ...setupHandlers(parts),
    ...trusteeHandlers(parts),
    ...messagesHandlers(parts),
    ...idFileHandlers(parts),
    ...contentHandlers(parts),
    ...consentTranslationHandlers(parts),
    ...officePaymentHandlers(parts),
    ...upiHandlers(parts),
    ...bankStatementHandlers(parts),
  } satisfies Partial<Handlers>
}
