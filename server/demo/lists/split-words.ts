/** Splits a list that is written as running text; an underscore stands for a space inside a name. */
export const splitWords = (text: string): string[] =>
  text
    .trim()
    .split(/\s+/)
    .map(word => word.replaceAll('_', ' '))
