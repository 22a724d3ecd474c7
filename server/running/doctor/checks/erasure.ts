import { addDays, dayInIndia } from '#domain/calendar.ts'
import { rowCount } from '#server/db/outcome.ts'
import type { Check } from '../finding.ts'

/** Housekeeping erases members on their day. Whoever is there the day after could not be erased, and the log says why. */
export const erasure: Check = {
  name: 'erasure',
  scope: 'service',
  isFrequent: false,
  async run({ db, clock }) {
    const yesterday = addDays(dayInIndia(clock.now()), -1)
    const late = db && (await rowCount(db.selectFrom('departures').where('erase_on', '<', yesterday)).catch(() => null))
    return late ? [{ id: 'erasure_late', detail: String(late) }] : []
  },
}
