import type { HistoryState } from '@tanstack/react-router'
import type { memberWords } from '../words.ts'

/** The history entry of a list, its address, and a page of it. */
interface PlaceInList {
  entry: string
  path: string
  page: number
}

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** The list that a profile was opened from. */
    list?: PlaceInList
  }
}

/** A family of a list, and the way to its profile. */
export interface ListedFamily {
  uuid: string
  image: string | null
  href: string
  state?: HistoryState
}

export interface ListedPage {
  /** How many can be paged through, on all pages. */
  count: number
  families: readonly ListedFamily[]
}

export interface OpenedList {
  entry: string
  title: keyof ReturnType<typeof memberWords>
  /** A page as it was read last. */
  drawn: (page: number) => ListedPage | undefined
  /** The same, read now where it was not yet. */
  ask: (page: number) => Promise<ListedPage>
}

/** The lists that were drawn since the site was loaded, by their history entries. */
export const openedLists = new Map<string, OpenedList>()

/** Null where there is no neighbour, and `unknown` until the answer that names the neighbour has arrived. */
export type Neighbour = ListedFamily | 'unknown' | null

/** Where a profile stands among those that can be stepped through. */
export interface Position {
  /** Counted from zero. */
  at: number
  count: number
  previous: Neighbour
  next: Neighbour
  /** Asks once more for who is not known because the call failed. */
  askAgain?: () => void
}
