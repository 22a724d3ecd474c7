/** What a column of a bank's statement can mean. `direction` says whether money came (CR) or went (DR). */
export const columnMeanings = ['day', 'utr', 'credit', 'direction', 'none'] as const
export type ColumnMeaning = (typeof columnMeanings)[number]

/** Some thousand lines: a month of a busy account. */
export const statementMaxBytes = 1024 * 1024
