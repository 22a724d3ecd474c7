import type { RecallState } from '#domain/office/recalls.ts'
import { undoSeconds } from '#domain/office/review.ts'

interface Progress {
  asked_by: string
  confirmed_at: Date | null
  withdrawn_at: Date | null
  begun_at: Date | null
  finished_at: Date | null
}

/** What was confirmed after this can still be withdrawn, and is not sent yet. */
export const confirmedBefore = (now: Date): Date => new Date(now.getTime() - undoSeconds * 1_000)

/** When a confirmed recall is sent. */
export const goesAt = (confirmedAt: Date): Date => new Date(confirmedAt.getTime() + undoSeconds * 1_000)

export function stateOf({ confirmed_at, withdrawn_at, begun_at, finished_at }: Progress): RecallState {
  if (withdrawn_at) return 'withdrawn'
  if (finished_at) return 'sent'
  if (begun_at) return 'sending'
  return confirmed_at ? 'confirmed' : 'asked'
}

/** A recall needs two: whoever asked for it does not confirm it, in an office of one neither. */
export const mayConfirm = (recall: Progress, staffId: string): boolean =>
  stateOf(recall) === 'asked' && recall.asked_by !== staffId

export const mayWithdraw = (recall: Progress): boolean => ['asked', 'confirmed'].includes(stateOf(recall))
