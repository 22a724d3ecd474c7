import type { Gender } from '#domain/limits.ts'
import { type Track, tracks, type Work } from './lists/tracks.ts'
import { type Chance, weighted } from './random.ts'

export interface Schooling {
  education: string
  /** Code of the education group. */
  group: string
  /** Code of the occupation type. */
  occupationType: string
  occupation: string
  annualIncome: number
  /** Whether the work is done away from the native taluka. */
  away: boolean
}

interface Path {
  track: Track
  work: (by: Chance) => Work
}
const pathsFor = (gender: Gender) =>
  weighted(
    tracks.map(track => {
      const works = track.works.filter(work => !work.only || work.only === gender)
      const path: Path = { track, work: weighted(works.map(work => [work, work.weight])) }
      return [path, gender === 'F' ? track.brides : track.grooms]
    }),
  )
const paths = { F: pathsFor('F'), M: pathsFor('M') }
const atHome = { F: 0.1, M: 0.015 }

const withoutWork = {
  F: ['At home', 'Preparing for MPSC', 'Looking for a job'],
  M: ['Preparing for MPSC', 'Looking for a job'],
}

const lakh = 100_000
const mostIncome = 75 * lakh

/** Income grows with the years of work, quickly at first, and is told in round figures. */
function incomeOf(by: Chance, work: Work, years: number, gender: Gender): number {
  const grown =
    work.starts * (1 + work.grows) ** Math.min(years, 9) * (1 + 0.04) ** Math.max(0, Math.min(years - 9, 12))
  const told = grown * lakh * Math.max(0.55, by.around(gender === 'F' ? 0.94 : 1, 0.18))
  return Math.min(mostIncome, Math.round(told / 10_000) * 10_000)
}

/** Drawn again while the course does not lead there. */
function workAfter(by: Chance, path: Path, course: string): Work {
  const work = path.work(by)
  return !work.after || work.after.test(course) ? work : workAfter(by, path, course)
}

export function schoolingOf(by: Chance, gender: Gender, age: number): Schooling {
  let path = paths[gender](by)
  // The young have not finished the long courses: most then took a shorter one, some are still at it.
  for (let tries = 0; tries < 2 && path.track.doneAt > age; tries++) path = paths[gender](by)
  const { track } = path
  const course = by.pick(track.courses)
  const none = { group: track.group, annualIncome: 0, away: false }
  if (track.doneAt > age)
    return { ...none, education: `${course} (pursuing)`, occupationType: 'STUDYING', occupation: 'Student' }
  if (by.happens(atHome[gender]))
    return { ...none, education: course, occupationType: 'NOT_WORKING', occupation: by.pick(withoutWork[gender]) }
  const work = workAfter(by, path, course)
  const years = Math.max(0, age - Math.max(track.doneAt, 18) - by.next() * 2)
  return {
    education: course,
    group: track.group,
    occupationType: work.type,
    occupation: work.title,
    annualIncome: incomeOf(by, work, years, gender),
    away: by.happens(work.away),
  }
}
