/**
 * What a column of a bank's statement can mean. `credit` holds only money that came in; an `amount` came or went, as
 * `direction` (CR, DR) or a mark or sign beside it says.
 */
export const columnMeanings = ['day', 'utr', 'credit', 'amount', 'direction', 'none'] as const
export type ColumnMeaning = (typeof columnMeanings)[number]

/** Some thousand lines: a month of a busy account. */
export const statementMaxBytes = 1024 * 1024
