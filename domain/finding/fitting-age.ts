import type { Day } from '../calendar.ts'
import { dayMs } from '../durations.ts'
import type { Gender } from '../limits.ts'

/** By custom the groom is of the bride's age or some years older. */
const groomOlderBy = { atLeast: -1, atMost: 8 }

const yearsBetween = (earlier: Day, later: Day) => (Date.parse(later) - Date.parse(earlier)) / (365.25 * dayMs)

/** Whether someone of the other side, born on this day, is of an age that families look for. */
export function isOfFittingAge(own: { gender: Gender; born: Day }, other: Day): boolean {
  const [bride, groom] = own.gender === 'F' ? [own.born, other] : [other, own.born]
  const older = yearsBetween(groom, bride)
  return older >= groomOlderBy.atLeast && older <= groomOlderBy.atMost
}
