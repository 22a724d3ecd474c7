interface NameParts {
  first_name: string
  middle_name: string
  last_name: string
}

/** Joins first, middle and last name; the middle name may be empty. */
export const fullName = (name: NameParts): string =>
  [name.first_name, name.middle_name, name.last_name]
    .map(part => part.trim())
    .filter(Boolean)
    .join(' ')
