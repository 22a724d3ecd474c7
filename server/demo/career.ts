import type { Gender } from '#domain/limits.ts'
import { type Track, tracks, type Work } from './lists/tracks.ts'
import { type RandomStream, weighted } from './random.ts'

export interface Career {
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
  work: (random: RandomStream) => Work
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
const maxIncome = 75 * lakh

/** Income grows with the years of work, faster at first, and is rounded as families write it. */
function incomeOf(random: RandomStream, work: Work, years: number, gender: Gender): number {
  const grown =
    work.starts * (1 + work.grows) ** Math.min(years, 9) * (1 + 0.04) ** Math.max(0, Math.min(years - 9, 12))
  const stated = grown * lakh * Math.max(0.55, random.around(gender === 'F' ? 0.94 : 1, 0.18))
  return Math.min(maxIncome, Math.round(stated / 10_000) * 10_000)
}

/** Draws until the course of study leads to the work. */
function workAfter(random: RandomStream, path: Path, course: string): Work {
  const work = path.work(random)
  return !work.after || work.after.test(course) ? work : workAfter(random, path, course)
}

export function drawCareer(random: RandomStream, gender: Gender, age: number): Career {
  let path = paths[gender](random)
  // A young member cannot have finished a long course: most get a shorter one, and some are still studying.
  for (let tries = 0; tries < 2 && path.track.doneAt > age; tries++) path = paths[gender](random)
  const { track } = path
  const course = random.pick(track.courses)
  const none = { group: track.group, annualIncome: 0, away: false }
  if (track.doneAt > age)
    return { ...none, education: `${course} (pursuing)`, occupationType: 'STUDYING', occupation: 'Student' }
  if (random.happens(atHome[gender]))
    return { ...none, education: course, occupationType: 'NOT_WORKING', occupation: random.pick(withoutWork[gender]) }
  const work = workAfter(random, path, course)
  const years = Math.max(0, age - Math.max(track.doneAt, 18) - random.next() * 2)
  return {
    education: course,
    group: track.group,
    occupationType: work.type,
    occupation: work.title,
    annualIncome: incomeOf(random, work, years, gender),
    away: random.happens(work.away),
  }
}
