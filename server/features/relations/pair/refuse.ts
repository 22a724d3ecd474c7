import type { ErrorCode } from '#contract/errors.ts'
import { Refusal, type Sentence } from '#server/http/refusal.ts'
import type { Reason, Verdict } from './rules.ts'
import { reasonSentences } from './words.ts'

const codeOf = {
  not_found: 'not_found',
  same_gender: 'same_gender',
  own_profile: 'not_yours',
  unblock_first: 'conflict',
  paused: 'paused',
  they_paused: 'conflict',
  they_are_away: 'conflict',
  accepted: 'conflict',
  rejected_by_them: 'conflict',
  taken_back: 'conflict',
  nothing_to_cancel: 'conflict',
  nothing_to_remind: 'conflict',
  reminded_before: 'conflict',
  too_soon_to_remind: 'conflict',
  not_pending: 'conflict',
  answer_needs_plan: 'answer_needs_plan',
  candidate_decides: 'candidate_decides',
  waits_for_candidate: 'conflict',
  reported_before: 'conflict',
  biodata_not_given: 'not_yours',
  sheet_not_given: 'not_yours',
  not_shortlisted: 'conflict',
} as const satisfies Record<Reason, ErrorCode>

const sentenceOf: Partial<Record<Reason, Sentence>> = reasonSentences

export const refuse = (reason: Reason): never => {
  throw new Refusal(codeOf[reason], { sentence: sentenceOf[reason] })
}

/** Throws the refusal that a rule names, and returns any other verdict. */
export const refuseUnlessAllowed = (verdict: Verdict): 'allowed' | 'done_before' =>
  verdict === 'allowed' || verdict === 'done_before' ? verdict : refuse(verdict)
