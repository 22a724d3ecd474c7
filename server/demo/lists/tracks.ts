import { readFileSync } from 'node:fs'
import type { Gender } from '#domain/limits.ts'

/**
 * Courses of study and the work they lead to, so that age, education, work and income agree. `tracks.json` is one long
 * table, because the weights of its rows are relative to each other. A work is a row there, in the order of `Work`.
 */
export interface Work {
  title: string
  /** Code of the occupation type. */
  type: string
  /** Lakh rupees a year at the start, and the share it grows by each year of work. */
  starts: number
  grows: number
  /** The probability that this work is away from the native taluka. */
  away: number
  weight: number
  /** Set for work that members of the other gender rarely do. */
  only: Gender | null
  /** Work that only some courses of the track lead to. */
  after: RegExp | null
}

export interface Track {
  /** Code of the education group. */
  group: string
  brides: number
  grooms: number
  courses: readonly string[]
  /** The age at which the longest of the courses is finished. */
  doneAt: number
  works: readonly Work[]
}

type WorkRow = [string, string, number, number, number, number, (Gender | null)?, string?]
interface Lists {
  tracks: (Omit<Track, 'works'> & { works: WorkRow[] })[]
  fatherWork: [string, number][]
  motherWork: [string, number][]
  /** Education and occupation of siblings, in the short form of the siblings table. */
  siblingWork: [string, string][]
}

const lists: Lists = JSON.parse(readFileSync(new URL('./tracks.json', import.meta.url), 'utf8'))

const workOf = ([title, type, starts, grows, away, weight, only = null, after]: WorkRow): Work => ({
  ...{ title, type, starts, grows, away, weight, only },
  after: after ? new RegExp(after) : null,
})

export const tracks: readonly Track[] = lists.tracks.map(track => ({ ...track, works: track.works.map(workOf) }))
export const { fatherWork, motherWork, siblingWork } = lists
