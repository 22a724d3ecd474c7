import type { Gender } from '#domain/limits.ts'
import type { FinderResult } from '../query.ts'
import type { FindAmong, FitsAmong } from '../scans/among.ts'
import type { CriteriaCostScan, ScannedCriteria } from '../scans/criteria-costs.ts'
import type { FitScan } from '../scans/fit.ts'
import type { MatchRows, MatchScan } from '../scans/matches.ts'
import type { Scan } from '../scans/page.ts'
import type { ScannedCosts } from '../scans/wish-costs.ts'
import type { PackedIds } from '../store/ids.ts'
import type { StoredNumbers } from '../stored-numbers.ts'
import type { VisiblePart, WantedPart } from '../stored-part.ts'

export interface PackedPage {
  count: number
  ids: PackedIds
}

export type PackedMatches = Omit<MatchRows, 'rows'> & { ids: PackedIds }

export type PackedPart = Omit<VisiblePart, 'ids'> & { ids: PackedIds }

/** What the node tells its scanning thread. A question about members names the day on which it is asked. */
export type ToThread =
  | { kind: 'empty' }
  | { kind: 'load'; rows: Uint8Array }
  /** `rows` holds the active members among the ids; ids without a row are hidden. */
  | { kind: 'change'; ids: Uint8Array; rows: Uint8Array; wishes: Uint8Array }
  | { kind: 'loadWishes'; wishes: Uint8Array }
  | { kind: 'find'; number: number; day: number; gender: Gender; scan: Scan }
  | { kind: 'collect'; number: number; day: number; gender: Gender; scan: Scan }
  | {
      kind: 'stillVisible'
      number: number
      day: number
      gender: Gender
      numbers: StoredNumbers
      excluded: readonly Uint8Array[]
      wanted: WantedPart
    }
  | { kind: 'matches'; number: number; day: number; gender: Gender; scan: MatchScan }
  | { kind: 'costs'; number: number; day: number; gender: Gender; scan: FitScan }
  | { kind: 'findAmong'; number: number; day: number; gender: Gender; scan: FindAmong }
  | { kind: 'fitAmong'; number: number; day: number; gender: Gender; scan: FitsAmong }
  | { kind: 'criteriaCosts'; number: number; day: number; gender: Gender; scan: CriteriaCostScan }
  | { kind: 'size'; number: number }

export interface Size {
  members: number
  bytes: number
}
export type FromThread =
  | { kind: 'page'; number: number; page: PackedPage }
  | { kind: 'result'; number: number; result: FinderResult }
  | { kind: 'stillVisible'; number: number; part: PackedPart }
  | { kind: 'matches'; number: number; page: PackedMatches }
  | { kind: 'costs'; number: number; costs: ScannedCosts }
  | { kind: 'among'; number: number; ids: PackedIds[] }
  | { kind: 'criteriaCosts'; number: number; costs: ScannedCriteria }
  | { kind: 'size'; number: number; size: Size }
