interface Named {
  first_name: string
  middle_name: string
  last_name: string
}

/** First, middle and last, as a family writes it; the middle name may be missing. */
export const fullName = (of: Named): string =>
  [of.first_name, of.middle_name, of.last_name]
    .map(part => part.trim())
    .filter(Boolean)
    .join(' ')
