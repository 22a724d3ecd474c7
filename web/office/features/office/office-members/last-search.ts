const start = '/office/members'
let address = start

/** Remembers the current search, so that a record can link back to it. */
export function rememberSearch(searched: string): void {
  address = searched
}

/** The address of the last search, or of the empty search form where this tab has searched nothing. */
export const lastSearch = (): string => address
