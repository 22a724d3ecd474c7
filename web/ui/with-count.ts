/** A label with how many there are. A count that is missing or below zero is left out. */
export const withCount = (label: string, count: number | undefined): string =>
  count === undefined || count < 0 ? label : `${label} (${count})`
