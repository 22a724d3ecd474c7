import type { FastifyInstance } from 'fastify'
import { backupHandlers } from '../backup/handlers.ts'
import { doctorHandlers } from '../doctor/handlers.ts'
import { auditHandlers } from '../features/audit/handlers.ts'
import { callerRequestHandlers } from '../features/caller-requests/handlers.ts'
import { officeCandidateHandlers } from '../features/candidate-consent/office-handlers.ts'
import { counterHandlers } from '../features/counter/handlers.ts'
import { unreachedHandlers } from '../features/deliveries/office-handlers.ts'
import { figureHandlers } from '../features/figures/handlers.ts'
import { handpickHandlers } from '../features/handpick/handlers.ts'
import { importHandlers } from '../features/imports/handlers.ts'
import { importPhotoHandlers } from '../features/imports/photos/handlers.ts'
import { startSheetReader } from '../features/imports/reader.ts'
import { importSlipHandlers } from '../features/imports/slips/handlers.ts'
import { incidentHandlers } from '../features/incidents/handlers.ts'
import { officeListHandlers } from '../features/master-data/office-handlers.ts'
import { memberLetterHandlers } from '../features/member-letters/handlers.ts'
import { memberNoteHandlers } from '../features/member-notes/handlers.ts'
import { messagesHandlers } from '../features/messages/handlers.ts'
import { officeDayHandlers } from '../features/office-day/handlers.ts'
import { officeMemberActHandlers } from '../features/office-members/act-handlers.ts'
import { officeConsentHandlers } from '../features/office-members/consent-handlers.ts'
import { doubleHandlers } from '../features/office-members/double-handlers.ts'
import { memberListHandlers } from '../features/office-members/list-handlers.ts'
import { officeProfileHandlers } from '../features/office-members/profile-handlers.ts'
import { officeMemberReadHandlers } from '../features/office-members/read-handlers.ts'
import { officePaymentHandlers } from '../features/payments/office-handlers.ts'
import { planHandlers } from '../features/plans/handlers.ts'
import { reviewHandlers } from '../features/review/handlers.ts'
import { manyReviewHandlers } from '../features/review/many-handlers.ts'
import { orderHandlers } from '../features/review/order-handlers.ts'
import { securityEventHandlers } from '../features/security-events/handlers.ts'
import { setupHandlers } from '../features/setup/handlers.ts'
import { contentHandlers } from '../features/site-content/handlers.ts'
import { officeAccountHandlers } from '../features/staff/account-handlers.ts'
import { officeJoinHandlers } from '../features/staff/join-handlers.ts'
import { officeLoginHandlers } from '../features/staff/login-handlers.ts'
import { staffHandlers } from '../features/staff/staff-handlers.ts'
import { staffReadHandlers } from '../features/staff-reads/handlers.ts'
import { stillLookingHandlers } from '../features/still-looking/handlers.ts'
import { askPartner } from '../features/stories/ask-partner.ts'
import { officeStoryHandlers } from '../features/stories/office-handlers.ts'
import type { Handlers } from '../http/handler.ts'
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
    ...officeCandidateHandlers(parts),
    ...staffHandlers(parts),
    ...backupHandlers(parts),
    ...officeDayHandlers(parts),
    ...figureHandlers(parts),
    ...auditHandlers(parts),
    ...staffReadHandlers(parts),
    ...doctorHandlers(parts),
    ...importHandlers({ ...parts, reader }),
    ...importPhotoHandlers(parts),
    ...importSlipHandlers(parts),
    ...incidentHandlers(parts),
    ...securityEventHandlers(parts),
    ...reviewHandlers(parts),
    ...manyReviewHandlers(parts),
    ...orderHandlers(parts),
    ...officeStoryHandlers(parts),
    ...unreachedHandlers(parts),
    ...stillLookingHandlers(parts),
    ...handpickHandlers(parts),
    ...counterHandlers(parts),
    ...officeConsentHandlers(parts),
    ...officeMemberReadHandlers(parts),
    ...memberListHandlers(parts),
    ...memberLetterHandlers(parts),
    ...officeMemberActHandlers(parts),
    ...officeProfileHandlers(parts),
    ...doubleHandlers(parts),
    ...memberNoteHandlers(parts),
    ...callerRequestHandlers({ ...parts, askPartner }),
    ...planHandlers(parts),
    ...officeListHandlers(parts),
    ...setupHandlers(parts),
    ...messagesHandlers(parts),
    ...contentHandlers(parts),
    ...officePaymentHandlers(parts),
  } satisfies Partial<Handlers>
}
