import { contactCodeHandlers } from '../features/access/account-contacts/handlers.ts'
import { ownCodeHandlers } from '../features/access/codes/handlers.ts'
import { invitationHandlers } from '../features/access/family-logins/accept-handlers.ts'
import { familyLoginHandlers } from '../features/access/family-logins/handlers.ts'
import { familyListenerHandlers } from '../features/access/family-logins/listener-handlers.ts'
import { sendWaiting } from '../features/access/family-logins/waiting-messages.ts'
import { loginCodeHandlers } from '../features/access/login/code-handlers.ts'
import { loginHandlers } from '../features/access/login/handlers.ts'
import { passkeyLoginHandlers } from '../features/access/login/passkey-handlers.ts'
import { passkeyHandlers } from '../features/access/passkeys/handlers.ts'
import { passwordHandlers } from '../features/access/passwords/handlers.ts'
import { checkPasswordOrRefuse } from '../features/access/passwords/password-again.ts'
import { personProfileHandlers } from '../features/access/person-profiles/handlers.ts'
import { recoveryHandlers } from '../features/access/recovery/handlers.ts'
import { sessionHandlers } from '../features/access/sessions/handlers.ts'
import { signupHandlers } from '../features/access/sign-up/handlers.ts'
import { biodataHandlers } from '../features/families/biodata/handlers.ts'
import { candidateAnswerHandlers } from '../features/families/candidate-consent/answer-handlers.ts'
import { candidateHandlers } from '../features/families/candidate-consent/handlers.ts'
import { consentHandlers } from '../features/families/consents/handlers.ts'
import { contactPrivacyHandlers } from '../features/families/contact-privacy/handlers.ts'
import { engagementHandlers } from '../features/families/engagements/handlers.ts'
import { gurujiSheetHandlers } from '../features/families/guruji-sheet/handlers.ts'
import { documentHandlers } from '../features/families/id-proof/handlers.ts'
import { kundaliHandlers } from '../features/families/kundali/handlers.ts'
import { leavingHandlers } from '../features/families/leaving/handlers.ts'
import { myProfileHandlers } from '../features/families/my-profile/handlers.ts'
import { ownDataHandlers } from '../features/families/own-data/handlers.ts'
import { patrikaHandlers } from '../features/families/patrika/handlers.ts'
import { photoHandlers } from '../features/families/photos/handlers.ts'
import { profileHandlers } from '../features/families/profiles/handlers.ts'
import { secondScriptHandlers } from '../features/families/second-script/handlers.ts'
import { settingsHandlers } from '../features/families/settings/handlers.ts'
import { storyHandlers } from '../features/families/stories/handlers.ts'
import { askPartner } from '../features/families/stories/partners.ts'
import { takeDownStoriesOf } from '../features/families/stories/take-down.ts'
import { activityHandlers } from '../features/finding/activity/handlers.ts'
import { compareHandlers } from '../features/finding/compare/handlers.ts'
import { listHandlers } from '../features/finding/lists/handlers.ts'
import { matchHandlers } from '../features/finding/matches/handlers.ts'
import { savedSearchHandlers } from '../features/finding/saved-searches/handlers.ts'
import { searchHandlers } from '../features/finding/search/handlers.ts'
import { showingHandlers } from '../features/finding/showings/handlers.ts'
import { suggestionHandlers } from '../features/finding/suggestions/handlers.ts'
import { todayHandlers } from '../features/finding/today/handlers.ts'
import { weeklySheetHandlers } from '../features/finding/weekly-sheet/handlers.ts'
import { paymentHandlers } from '../features/money/payments/handlers.ts'
import { membershipHandlers } from '../features/money/plans/handlers.ts'
import { agentNumberHandlers } from '../features/relations/agent-numbers/handlers.ts'
import { blockHandlers } from '../features/relations/blocks/handlers.ts'
import { contactOutcomeHandlers } from '../features/relations/contact-outcomes/handlers.ts'
import { contactHandlers } from '../features/relations/contacts/handlers.ts'
import { familyAskHandlers } from '../features/relations/family-asks/handlers.ts'
import { familyNoteHandlers } from '../features/relations/family-notes/handlers.ts'
import { answerHandlers } from '../features/relations/interests/answer-handlers.ts'
import { candidateInterestHandlers } from '../features/relations/interests/candidate-handlers.ts'
import { sendHandlers } from '../features/relations/interests/send-handlers.ts'
import { reportHandlers } from '../features/relations/reports/handlers.ts'
import { seeLinkHandlers } from '../features/relations/see-links/handlers.ts'
import { shortlistHandlers } from '../features/relations/shortlists/handlers.ts'
import { masterDataHandlers } from '../features/shared/master-data/handlers.ts'
import { cmsHandlers } from '../features/site/cms/handlers.ts'
import { complaintHandlers } from '../features/site/complaints/handlers.ts'
import { trustHandlers } from '../features/site/trust/handlers.ts'
import { choiceHandlers } from '../features/telling/deliveries/handlers.ts'
import { endWhatsapp } from '../features/telling/deliveries/whatsapp-consent.ts'
import { notificationHandlers } from '../features/telling/notifications/handlers.ts'
import { tellCandidate, tellOfContactView, tellOfInterest } from '../features/telling/notifications/record.ts'
import { outboxHandlers } from '../features/telling/outbox/handlers.ts'
import { pushHandlers } from '../features/telling/push/handlers.ts'
import type { Handlers } from '../http/handler.ts'
import type { AppParts } from './parts.ts'

/** Answers visitors and members. */
export const memberCalls = (parts: AppParts) =>
  ({
    ...loginHandlers(parts),
    ...loginCodeHandlers(parts),
    ...passkeyLoginHandlers(parts),
    ...passkeyHandlers(parts),
    ...signupHandlers(parts),
    ...contactCodeHandlers(parts),
    ...ownCodeHandlers(parts),
    ...recoveryHandlers(parts),
    ...passwordHandlers(parts),
    ...sessionHandlers({ ...parts, checkPasswordOrRefuse }),
    ...personProfileHandlers(parts),
    ...familyLoginHandlers(parts),
    ...familyListenerHandlers(parts),
    ...invitationHandlers(parts),
    ...masterDataHandlers(parts.masterData),
    ...cmsHandlers(parts.content),
    ...trustHandlers(parts.trust),
    ...myProfileHandlers(parts),
    ...secondScriptHandlers(parts),
    ...photoHandlers(parts),
    ...documentHandlers(parts),
    ...listHandlers(parts),
    ...matchHandlers(parts),
    ...compareHandlers(parts),
    ...searchHandlers(parts),
    ...savedSearchHandlers(parts),
    ...weeklySheetHandlers(parts),
    ...suggestionHandlers(parts),
    ...showingHandlers(parts),
    ...todayHandlers(parts),
    ...kundaliHandlers(parts),
    ...gurujiSheetHandlers(parts),
    ...patrikaHandlers(parts),
    ...profileHandlers(parts),
    ...sendHandlers({ ...parts, tell: tellOfInterest }),
    ...answerHandlers({ ...parts, tell: tellOfInterest }),
    ...candidateInterestHandlers({ ...parts, tell: tellOfInterest, tellCandidate }),
    ...shortlistHandlers(parts),
    ...familyNoteHandlers(parts),
    ...familyAskHandlers(parts),
    ...seeLinkHandlers(parts),
    ...blockHandlers({ ...parts, tell: tellOfInterest }),
    ...reportHandlers(parts),
    ...complaintHandlers(parts),
    ...activityHandlers(parts),
    ...biodataHandlers(parts),
    ...contactHandlers({ ...parts, tell: tellOfContactView }),
    ...contactOutcomeHandlers(parts),
    ...agentNumberHandlers(parts),
    ...engagementHandlers(parts),
    ...contactPrivacyHandlers(parts),
    ...candidateHandlers({ ...parts, sendWaiting: (now, memberId) => sendWaiting(parts, now, memberId) }),
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
