import { broken } from '#contract/field-words.ts'
import type { OfficeMethod } from '#domain/money/payment-methods.ts'
import { isReasonEnough, minReasonLetters } from '#domain/office/office-reasons.ts'
import { Refusal } from '#server/http/refusal.ts'
import { cashSentences } from './words.ts'

export interface ExpectedLine {
  method: OfficeMethod
  clerkId: string
  expectedPaise: number
}
export interface CountedLine extends ExpectedLine {
  countedPaise: number
}

const lineKey = ({ method, clerkId }: ExpectedLine) => `${method} ${clerkId}`

/** Refuses lines that are not what the books expect now: a payment was entered while somebody counted. */
export function refuseOutdated(expected: readonly ExpectedLine[], counted: readonly CountedLine[]): void {
  const now = new Map(expected.map(line => [lineKey(line), line.expectedPaise]))
  const isSame = now.size === counted.length && counted.every(line => now.get(lineKey(line)) === line.expectedPaise)
  if (!isSame) throw new Refusal('conflict', { sentence: cashSentences.changedMeanwhile })
  if (counted.length === 0) throw new Refusal('conflict', { sentence: cashSentences.nothingToClose })
}

/** In paise: below zero where something is missing. */
export const differenceOf = (lines: readonly Pick<CountedLine, 'countedPaise' | 'expectedPaise'>[]): number =>
  lines.reduce((sum, line) => sum + line.countedPaise - line.expectedPaise, 0)

/** Refuses a difference that nobody explains. Two lines that differ by as much in both directions are explained too. */
export function refuseUnexplained(lines: readonly CountedLine[], reason: string): void {
  const isExact = lines.every(line => line.countedPaise === line.expectedPaise)
  if (!isExact && !isReasonEnough(reason))
    throw new Refusal('bad_input', { fields: { reason: broken('staff_reason', minReasonLetters) } })
}
