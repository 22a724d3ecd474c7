import { type ProfileAction, profileActions } from '#contract/finding/summary.ts'
import * as rules from './rules.ts'

/** The rule behind each button of cards, rows, profiles and My Activity. The handler of its call asks the same one. */
export const ruleOf: Record<ProfileAction, rules.Rule> = {
  VIEW_CONTACT: rules.mayViewContact,
  SEND_INTEREST: rules.maySendInterest,
  CANCEL_INTEREST: rules.mayCancelInterest,
  SEND_REMINDER: rules.maySendReminder,
  ACCEPT: rules.mayAccept,
  REJECT: rules.mayReject,
  ACCEPT_AGAIN: rules.mayAcceptAgain,
  CONFIRM: rules.mayConfirm,
  ASK_CANDIDATE: rules.mayAskCandidate,
  VIEW_REASON: rules.mayReadReason,
  SHORTLIST: rules.mayShortlist,
  REMOVE_SHORTLIST: rules.mayRemoveFromShortlist,
  BLOCK: rules.mayBlock,
  UNBLOCK: rules.mayUnblock,
  REPORT: rules.mayReport,
  SHARE: rules.mayShare,
  DOWNLOAD_PROFILE: rules.mayTakeBiodata,
}

/** These are offered to a free member too: the answer tells them that it takes a plan. */
const showsPlan: readonly ProfileAction[] = ['ACCEPT', 'REJECT']

/** What the viewer may do with a member. */
export const actionsFor = (situation: rules.Situation): ProfileAction[] =>
  profileActions.filter(action => {
    const verdict = ruleOf[action](situation)
    return verdict === 'allowed' || (verdict === 'answer_needs_plan' && showsPlan.includes(action))
  })
