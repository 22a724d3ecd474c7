const lakh = 100_000
/** Below this an amount with a point is in lakh. From here on the digits after the point are paise. */
const maxLakh = 1000

/** Reads what was typed as whole rupees: 6.5 means lakh, because no income of a year has half a rupee. */
export function readIncome(typed: string): string {
  if (!typed.includes('.')) return typed
  const amount = Number.parseFloat(typed)
  if (Number.isNaN(amount)) return ''
  return String(Math.round(amount < maxLakh ? amount * lakh : amount))
}
