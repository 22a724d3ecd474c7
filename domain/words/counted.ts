import { groupedDigits } from './digits.ts'

/** A count in an English sentence: 1 member, 2,300 members; with more of the sentence, 1 row is good, 2 rows are good. */
export const counted = (count: number, one: string, many = `${one}s`): string =>
  `${groupedDigits('en', count)} ${count === 1 ? one : many}`
