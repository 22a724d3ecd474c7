import { addDays, type Day, dayInIndia, startOfDayInIndia } from '#domain/calendar.ts'
import type { Db } from '#server/db/open.ts'
import { Refusal } from '#server/http/refusal.ts'
import type { Clock } from '#server/ports/clock.ts'
import { inBatches } from './in-batches.ts'
import { addNumbers, type NewRows, readNumbers } from './rows-read-queries.ts'
import { rowLimitSentence } from './words.ts'

export interface RowsRead {
  /** Counts the rows of a page for the viewer's day. Refuses where those not read before would be above the limit. */
  countOrRefuse(viewerId: string, limit: number, rows: readonly { number: number }[]): Promise<void>
}

interface ReadToday {
  day: Day
  numbers: number[]
  /** Set while the last page is written. */
  underWay: Promise<void> | null
}

const viewersAtOnce = 20_000
const pagesInOneWrite = 200

/**
 * The database holds the rows that each viewer read today, and a node remembers those of the viewers it serves. A page of
 * rows that were read before needs no query. New ones are written after the answer, many viewers in one statement. A
 * viewer's next new page waits for that write, which brings what other nodes have counted: a node exceeds the limit by a
 * page at most.
 */
export function countRowsRead(db: Db, clock: Clock, onError: (error: unknown) => void): RowsRead {
  const viewers = new Map<string, ReadToday>()
  const loading = new Map<string, Promise<ReadToday>>()
  const add = inBatches(pagesInOneWrite, (all: NewRows[]) => addNumbers(db, all))

  async function load(viewerId: string, day: Day): Promise<ReadToday> {
    const read: ReadToday = { day, numbers: await readNumbers(db, viewerId, day), underWay: null }
    // A Map keeps the order of insertion, so its first viewer was loaded longest ago.
    for (const oldest of viewers.keys()) {
      if (viewers.size < viewersAtOnce) break
      viewers.delete(oldest)
    }
    viewers.delete(viewerId)
    viewers.set(viewerId, read)
    return read
  }

  /** Concurrent calls of a viewer share one read. */
  function readToday(viewerId: string): ReadToday | Promise<ReadToday> {
    const day = dayInIndia(clock.now())
    const loaded = viewers.get(viewerId)
    if (loaded?.day === day) return loaded
    const begun = loading.get(viewerId) ?? load(viewerId, day).finally(() => loading.delete(viewerId))
    loading.set(viewerId, begun)
    return begun
  }

  async function write(viewerId: string, read: ReadToday, numbers: readonly number[]): Promise<void> {
    try {
      const count = await add({ memberId: viewerId, day: read.day, numbers })
      if (count !== read.numbers.length) read.numbers = await readNumbers(db, viewerId, read.day)
    } catch (error) {
      // The node forgets rows that could not be written, so that they are counted again.
      if (viewers.get(viewerId) === read) viewers.delete(viewerId)
      throw error
    } finally {
      read.underWay = null
    }
  }

  return {
    async countOrRefuse(viewerId, limit, rows) {
      for (;;) {
        const read = await readToday(viewerId)
        const fresh = rows.map(row => row.number).filter(number => !read.numbers.includes(number))
        if (fresh.length === 0) return
        if (read.numbers.length + fresh.length > limit) throw tomorrow(read.day, limit, clock.now())
        if (!read.underWay) {
          read.numbers.push(...fresh)
          read.underWay = write(viewerId, read, fresh)
          read.underWay.catch(onError)
          return
        }
        await read.underWay
      }
    },
  }
}

function tomorrow(day: Day, limit: number, now: Date): Refusal {
  const millisecondsLeft = startOfDayInIndia(addDays(day, 1)).getTime() - now.getTime()
  const retryAfterSeconds = Math.max(1, Math.ceil(millisecondsLeft / 1000))
  return new Refusal('slow_down', { retryAfterSeconds, sentence: rowLimitSentence(limit) })
}
