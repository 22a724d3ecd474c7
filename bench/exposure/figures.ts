import type { Outcome } from './simulate.ts'

export interface Figures {
  /** Shares of the families who fit somebody. */
  neverShown: number
  neverAsked: number
  withoutAcceptance: number
  gini: number
  acceptances: number
  effective: number
  success: number
}

/** 0 where everybody has the same, 1 where one has all. */
function gini(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b)
  const sum = sorted.reduce((all, one) => all + one, 0)
  const weighted = sorted.reduce((all, one, n) => all + (n + 1) * one, 0)
  return sum === 0 ? 0 : (2 * weighted) / (sorted.length * sum) - (sorted.length + 1) / sorted.length
}

/** The acceptances of a family count less the more it has: it meets one after another. */
const effective = (accepted: Int32Array) =>
  accepted.reduce((all, many) => {
    let sum = all
    for (let n = 1; n <= many; n++) sum += 1 / Math.log2(1 + n)
    return sum
  }, 0) / 2

export function figuresOf({ shown, asked, accepted, looks, successes }: Outcome, fitting: readonly number[]): Figures {
  const without = (counts: Int32Array) => fitting.filter(number => counts[number] === 0).length / fitting.length
  return {
    neverShown: without(shown),
    neverAsked: without(asked),
    withoutAcceptance: without(accepted),
    gini: gini(fitting.map(number => shown[number] ?? 0)),
    acceptances: accepted.reduce((sum, one) => sum + one, 0) / 2,
    effective: effective(accepted),
    success: successes / looks,
  }
}
