const start = '/office/members'
let address = start

/** Remembers the search that is on the screen, so that the way back from a record leads to it. */
export function rememberSearch(searched: string): void {
  address = searched
}

/** Where the last search stands; the empty one in a tab that has searched nothing. */
export const lastSearch = (): string => address
