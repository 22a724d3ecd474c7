import { accessHandlers } from '../features/access/handlers.ts'
import { activityHandlers } from '../features/activity/handlers.ts'
import { biodataHandlers } from '../features/biodata/handlers.ts'
import { candidateAnswerHandlers } from '../features/candidate-consent/answer-handlers.ts'
import { candidateHandlers } from '../features/candidate-consent/handlers.ts'
import { cmsHandlers } from '../features/cms/handlers.ts'
import { complaintHandlers } from '../features/complaints/handlers.ts'
import { consentHandlers } from '../features/consents/handlers.ts'
import { contactPrivacyHandlers } from '../features/contact-privacy/handlers.ts'
import { contactHandlers } from '../features/contacts/handlers.ts'
import { choiceHandlers } from '../features/deliveries/handlers.ts'
import { endWhatsapp } from '../features/deliveries/whatsapp-consent.ts'
import { gurujiSheetHandlers } from '../features/guruji-sheet/handlers.ts'
import { documentHandlers } from '../features/id-proof/handlers.ts'
import { kundaliHandlers } from '../features/kundali/handlers.ts'
import { leavingHandlers } from '../features/leaving/handlers.ts'
import { listHandlers } from '../features/lists/handlers.ts'
import { masterDataHandlers } from '../features/master-data/handlers.ts'
import { matchHandlers } from '../features/matches/handlers.ts'
import { myProfileHandlers } from '../features/my-profile/handlers.ts'
import { notificationHandlers } from '../features/notifications/handlers.ts'
import { tellOfContactView, tellOfInterest } from '../features/notifications/record.ts'
import { outboxHandlers } from '../features/outbox/handlers.ts'
import { ownDataHandlers } from '../features/own-data/handlers.ts'
import { patrikaHandlers } from '../features/patrika/handlers.ts'
import { paymentHandlers } from '../features/payments/handlers.ts'
import { photoHandlers } from '../features/photos/handlers.ts'
import { membershipHandlers } from '../features/plans/member-handlers.ts'
import { profileHandlers } from '../features/profiles/handlers.ts'
import { pushHandlers } from '../features/push/handlers.ts'
import { blockHandlers } from '../features/relations/blocks/handlers.ts'
import { answerHandlers } from '../features/relations/interests/answer-handlers.ts'
import { sendHandlers } from '../features/relations/interests/send-handlers.ts'
import { reportHandlers } from '../features/relations/reports/handlers.ts'
import { shortlistHandlers } from '../features/relations/shortlists/handlers.ts'
import { savedSearchHandlers } from '../features/saved-searches/handlers.ts'
import { searchHandlers } from '../features/search/handlers.ts'
import { settingsHandlers } from '../features/settings/handlers.ts'
import { askPartner } from '../features/stories/ask-partner.ts'
import { storyHandlers } from '../features/stories/handlers.ts'
import { takeDownStoriesOf } from '../features/stories/take-down.ts'
import { suggestionHandlers } from '../features/suggestions/handlers.ts'
import { trustHandlers } from '../features/trust/read.ts'
import { weeklySheetHandlers } from '../features/weekly-sheet/handlers.ts'
import type { Handlers } from '../http/handler.ts'
import type { AppParts } from './parts.ts'

/** Answers visitors and members. */
export const memberCalls = (parts: AppParts) =>
  ({
    ...accessHandlers(parts),
    ...masterDataHandlers(parts.masterData),
    ...cmsHandlers(parts.content),
    ...trustHandlers(parts.trust),
    ...myProfileHandlers(parts),
    ...photoHandlers(parts),
    ...documentHandlers(parts),
    ...listHandlers(parts),
    ...matchHandlers(parts),
    ...searchHandlers(parts),
    ...savedSearchHandlers(parts),
    ...weeklySheetHandlers(parts),
    ...suggestionHandlers(parts),
    ...kundaliHandlers(parts),
    ...gurujiSheetHandlers(parts),
    ...patrikaHandlers(parts),
    ...profileHandlers(parts),
    ...sendHandlers({ ...parts, tell: tellOfInterest }),
    ...answerHandlers({ ...parts, tell: tellOfInterest }),
    ...shortlistHandlers(parts),
    ...blockHandlers({ ...parts, tell: tellOfInterest }),
    ...reportHandlers(parts),
    ...complaintHandlers(parts),
    ...activityHandlers(parts),
    ...biodataHandlers(parts),
    ...contactHandlers({ ...parts, tell: tellOfContactView }),
    ...contactPrivacyHandlers(parts),
    ...candidateHandlers(parts),
    ...candidateAnswerHandlers(parts),
    ...consentHandlers({
      ...parts,
      takeDownStoriesOf,
      endWhatsapp: (trx, memberId, now) => endWhatsapp(trx, parts, memberId, now),
    }),
    ...settingsHandlers(parts),
    ...ownDataHandlers(parts),
    ...leavingHandlers({ ...parts, askPartner }),
    ...storyHandlers(parts),
    ...choiceHandlers(parts),
    ...pushHandlers(parts),
    ...notificationHandlers(parts),
    ...membershipHandlers(parts),
    ...paymentHandlers({ ...parts, tell: parts.tellOfPayment }),
    ...outboxHandlers(parts),
  }) satisfies Partial<Handlers>
