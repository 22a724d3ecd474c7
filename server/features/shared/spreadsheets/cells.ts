/** A text, a number, or nothing. */
export type Cell = string | number | null

/** A sheet takes what begins with one of these for a formula, of which some fetch or run what a stranger has chosen. */
const isFormula = /^[=+\-@\t\r]/

/** A text that no sheet takes for a formula. */
export const harmless = (text: string): string => (isFormula.test(text) ? `'${text}` : text)
