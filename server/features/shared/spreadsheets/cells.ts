/** A text, a number, or nothing. */
export type Cell = string | number | null

/**
 * Spreadsheet programs read a text that begins like this as a formula, which may fetch or run what a stranger has chosen. Some
 * read the full-width signs of Asian keyboards the same way.
 */
const isFormula = /^[=+\-@\t\r\n＝＋－＠]/

/** The text in a form that no spreadsheet program reads as a formula. */
export const harmless = (text: string): string => (isFormula.test(text) ? `'${text}` : text)
