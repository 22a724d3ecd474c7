import * as callers from './access/caller-requests.office.ts'
import * as familyLogins from './access/family-logins.office.ts'
import * as securityEvents from './access/security-events.office.ts'
import type { Endpoint } from './endpoint.ts'
import * as candidateConsent from './families/candidate-consent.office.ts'
import * as consents from './families/consents.office.ts'
import * as engagements from './families/engagements.office.ts'
import * as profile from './families/my-profile.office.ts'
import * as stories from './families/stories.office.ts'
import * as cash from './money/cash-closings.office.ts'
import * as payments from './money/payments.office.ts'
import * as plans from './money/plans.office.ts'
import * as account from './office/account.ts'
import * as audit from './office/audit.ts'
import * as statements from './office/bank-statements.ts'
import * as counter from './office/counter.ts'
import * as doubles from './office/doubles.ts'
import * as figures from './office/figures.ts'
import * as handpick from './office/handpick.ts'
import * as imports from './office/imports.ts'
import * as incidents from './office/incidents.ts'
import * as listExports from './office/list-exports.ts'
import * as memberList from './office/member-letters.ts'
import * as notes from './office/member-notes.ts'
import * as messages from './office/messages.ts'
import * as today from './office/office-day.ts'
import * as members from './office/office-members.ts'
import * as recalls from './office/recalls.ts'
import * as review from './office/review.ts'
import * as staff from './office/staff.ts'
import * as access from './office/staff-login.ts'
import * as reads from './office/staff-reads.ts'
import * as agentNumbers from './relations/agent-numbers.office.ts'
import * as contactOutcomes from './relations/contact-outcomes.office.ts'
import * as contacts from './relations/contacts.office.ts'
import * as seeLinks from './relations/see-links.office.ts'
import * as backups from './running/backup.office.ts'
import * as health from './running/doctor.office.ts'
import * as complaints from './site/complaints.office.ts'
import * as lists from './site/master-data.office.ts'
import * as setup from './site/setup.office.ts'
import * as content from './site/site-content.office.ts'
import * as unreached from './telling/deliveries.office.ts'

/** The calls among what a noun's file declares: a call is told once, where it is declared. */
type CallsIn<M> = { readonly [N in keyof M as M[N] extends Endpoint ? N : never]: M[N] }
const callsIn = <M extends object>(noun: M) =>
  Object.fromEntries(
    Object.entries(noun).filter(([, one]) => typeof one === 'object' && 'method' in one && 'path' in one),
  ) as CallsIn<M>

/** Every call of the provider's side. */
export const officeCalls = {
  ...callsIn(callers),
  ...callsIn(familyLogins),
  ...callsIn(securityEvents),
  ...callsIn(candidateConsent),
  ...callsIn(consents),
  ...callsIn(profile),
  ...callsIn(stories),
  ...callsIn(cash),
  ...callsIn(contacts),
  ...callsIn(contactOutcomes),
  ...callsIn(agentNumbers),
  ...callsIn(seeLinks),
  ...callsIn(engagements),
  ...callsIn(payments),
  ...callsIn(plans),
  ...callsIn(account),
  ...callsIn(audit),
  ...callsIn(statements),
  ...callsIn(counter),
  ...callsIn(doubles),
  ...callsIn(figures),
  ...callsIn(handpick),
  ...callsIn(imports),
  ...callsIn(incidents),
  ...callsIn(listExports),
  ...callsIn(memberList),
  ...callsIn(notes),
  ...callsIn(messages),
  ...callsIn(today),
  ...callsIn(members),
  ...callsIn(recalls),
  ...callsIn(review),
  ...callsIn(complaints),
  ...callsIn(staff),
  ...callsIn(access),
  ...callsIn(reads),
  ...callsIn(backups),
  ...callsIn(health),
  ...callsIn(lists),
  ...callsIn(setup),
  ...callsIn(content),
  ...callsIn(unreached),
}
