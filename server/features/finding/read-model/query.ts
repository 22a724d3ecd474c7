import type { ColumnCriterion } from '#contract/finding/criteria.ts'
import type { FairDay } from '#domain/finding/fair-order.ts'
import type { Expectations, FitFacts, Wish } from '#domain/finding/fit.ts'
import type { Gender } from '#domain/limits.ts'
import type { Criteria } from './criteria.ts'
import type { StoredNumbers } from './stored-numbers.ts'
import type { VisiblePart, WantedPart } from './stored-part.ts'

export type Direction = 'asc' | 'desc'
export type Order =
  | { readonly by: 'joined'; readonly direction: Direction }
  /** By how recently a family was here, as coarsely as that is told. Equal ones come newest first, unknown ones last. */
  | { readonly by: 'recent'; readonly direction: Direction }
  /** By the score with a member whose moon stood at `place` (0 to 107, null where unknown). Unknown scores come last, equal ones newest first. */
  | { readonly by: 'kundali'; readonly direction: Direction; readonly place: number | null }

export interface FinderQuery {
  /** The gender of the members to find. */
  readonly gender: Gender
  readonly criteria: Criteria
  readonly order: Order
  /** Members left out whatever the criteria say: the viewer's blocks, both ways. */
  readonly excluded: readonly string[]
  readonly offset: number
  readonly limit: number
}

export interface FinderPage {
  /** Counts all members that match, not only those of the page. */
  readonly count: number
  readonly ids: readonly string[]
}

/** A page to be stored. */
export interface FinderResult {
  readonly count: number
  readonly numbers: StoredNumbers
}

interface StoredQuery extends Pick<FinderQuery, 'gender' | 'excluded'> {
  readonly numbers: StoredNumbers
  readonly wanted: WantedPart
}

/** A member who asks whom they would suit, and who suits them. */
export interface FitQuery extends Pick<FinderQuery, 'gender' | 'excluded'> {
  readonly wanted: Expectations
  readonly facts: Omit<FitFacts, 'gunMilan'>
  /** The place of the moon, 0 to 107; null where unknown. */
  readonly place: number | null
}

/** A member who asks whom to look at first. */
export interface MatchQuery extends FitQuery {
  /** The member's own devak. Members with the same one are left out and counted. */
  readonly devak: string | null
  /** Whose turn it is within a class. */
  readonly fair: FairDay
  readonly offset: number
  readonly limit: number
}
export interface MatchPage {
  /** How many there are of each class, in the order of the classes. */
  readonly counts: readonly number[]
  /** How many more there would be but for the devak. */
  readonly sameDevak: number
  readonly ids: readonly string[]
}

/** Many queries over a few members, such as the new ones. Each gets the answer that it would get alone. */
export interface AmongQuery<Q> extends Pick<FinderQuery, 'gender'> {
  readonly numbers: readonly number[]
  readonly queries: readonly Q[]
  /** How many ids each gets at most. */
  readonly limit: number
}
export interface CriteriaAmong extends Pick<FinderQuery, 'criteria' | 'excluded'> {
  /** How many of the numbers concern this query, from the first on. */
  readonly first: number
}
export type FitAmong = Omit<MatchQuery, 'gender' | 'offset' | 'limit'>

/** What the criteria of a search cost, each by itself. */
export interface CriteriaCosts {
  readonly count: number
  /** How many more there are without this criterion. */
  readonly costs: readonly { readonly criterion: ColumnCriterion; readonly without: number }[]
}

/** How many members one wish keeps away, counted over all whom the other wishes let through. */
export interface CountedWish {
  wish: Wish
  /** How many more fit without this wish. */
  without: number
  /** The values of those whom this wish alone keeps away, with how many have each value. */
  missedBy: readonly { value: string | number; count: number }[]
}

/** What the wishes of a member cost, each by itself. */
export interface WishCosts {
  readonly fitting: number
  readonly wishes: readonly CountedWish[]
}

/** Finds visible members: the ids of one page in the given order, and the exact count. */
export interface MemberFinder {
  find(query: FinderQuery): Promise<FinderPage>
  /** Finds a long page that is to be stored. */
  collect(query: FinderQuery): Promise<FinderResult>
  /** A part of the members of a stored result who are visible now, in its order. */
  stillVisible(stored: StoredQuery): Promise<VisiblePart>
  /** Finds the best matches: class by class, in the fair order of the day within each. */
  matches(query: MatchQuery): Promise<MatchPage>
  wishCosts(query: FitQuery): Promise<WishCosts>
  /** Finds which of these members match each search, in the order of the numbers. */
  findAmong(among: AmongQuery<CriteriaAmong>): Promise<string[][]>
  /**
   * Finds which of these members fit each query: those first who would accept too, in the fair order within a class. The
   * numbers are in the order of joining, the newest first. A member who misses a wish is not among them.
   */
  fitAmong(among: AmongQuery<FitAmong>): Promise<string[][]>
  criteriaCosts(query: Pick<FinderQuery, 'gender' | 'criteria' | 'excluded'>): Promise<CriteriaCosts>
}
