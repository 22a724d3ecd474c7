const lakh = 100_000

/**
 * What a family probably meant by an income too small for a year: 7 is seven lakh, 720 and 7200 are 7.20 lakh. Null
 * if the amount may well be right, or if there is none.
 */
export function likelyIncome(typed: number): number | null {
  if (!Number.isInteger(typed) || typed <= 0 || typed >= 10_000) return null
  if (typed < 100) return typed * lakh
  return typed < 1000 ? (typed * lakh) / 100 : (typed * lakh) / 1000
}
