const lakh = 100_000
/** A fraction belongs to an amount in lakh. Above it, what follows the point are paise. */
const mostLakh = 1000

/** What was typed, in whole rupees: 6.5 is read as lakh, because nobody's year ends with half a rupee. */
export function readIncome(typed: string): string {
  if (!typed.includes('.')) return typed
  const amount = Number.parseFloat(typed)
  if (Number.isNaN(amount)) return ''
  return String(Math.round(amount < mostLakh ? amount * lakh : amount))
}
