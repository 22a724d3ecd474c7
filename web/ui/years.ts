/** Every list of years runs one way, the latest first: a list that jumped back to the present would be read as ending there. */
export const yearsDown = (latest: number, earliest: number): number[] =>
  Array.from({ length: latest - earliest + 1 }, (_, back) => latest - back)
