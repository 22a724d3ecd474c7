import { type Day, dayInIndia } from '#domain/calendar.ts'
import { type FairDay, seedOf } from '#domain/finding/fair-order.ts'
import type { Db } from '#server/db/open.ts'
import { loggedInFrom } from '#server/features/access/known-devices/queries.ts'
import type { Clock } from '#server/ports/clock.ts'
import type { Secrets } from '#server/ports/secrets.ts'
import { addShowings, isCounted, pairsOfStrangers } from './queries.ts'
import { collectedForMs, fairDayAt, isNight } from './rules.ts'

export interface Showings {
  /** Notes that these families were shown to a viewer today. Nothing is written before the answer. */
  note(viewer: { id: string; device: string | null }, rows: readonly { number: number }[]): void
  /** Writes what was noted. */
  flush(): Promise<void>
}

interface ShownToViewer {
  viewerId: string
  device: string | null
  day: Day
  numbers: Set<number>
}

/** A portion is small, so that no call waits long for its hashes. */
const viewersAtOnce = 100
/** A node that shows more than this to different viewers within the minute writes earlier. */
const mostViewers = 5_000

export function countShowings({
  db,
  secrets,
  clock,
  onError,
}: {
  db: Db
  secrets: Secrets
  clock: Clock
  onError: (error: unknown) => void
}): Showings {
  let noted = new Map<string, ShownToViewer>()
  let timer: NodeJS.Timeout | null = null
  let writing = Promise.resolve()

  function flush(): Promise<void> {
    if (timer) clearTimeout(timer)
    timer = null
    const all = [...noted.values()]
    noted = new Map()
    writing = writing.then(() => writeAll(all)).catch(onError)
    return writing
  }
  async function writeAll(all: readonly ShownToViewer[]) {
    for (let from = 0; from < all.length; from += viewersAtOnce)
      await writeShowings(db, secrets, all.slice(from, from + viewersAtOnce))
  }

  return {
    note({ id, device }, rows) {
      if (rows.length === 0) return
      const day = dayInIndia(clock.now())
      const key = `${id} ${day} ${device}`
      const had = noted.get(key) ?? { viewerId: id, device, day, numbers: new Set<number>() }
      for (const { number } of rows) had.numbers.add(number)
      noted.set(key, had)
      if (noted.size >= mostViewers) void flush()
      else timer ??= setTimeout(() => void flush(), collectedForMs).unref()
    },
    flush,
  }
}

/** Writes showings, but for those to the family's own circle: by a contact, or by a device from which it has logged in. */
export async function writeShowings(
  db: Db,
  secrets: Secrets,
  shown: readonly { viewerId: string; device: string | null; day: Day; numbers: Iterable<number> }[],
): Promise<void> {
  const listed = shown.map(one => ({ ...one, numbers: [...one.numbers] }))
  const strangers = await pairsOfStrangers(db, listed)
  const persons = new Map(strangers.map(pair => [pair.number, pair.person_ids]))
  const onDevices = listed.flatMap(({ device, numbers }) =>
    numbers.flatMap(number => (device ? (persons.get(number) ?? []).map(personId => ({ personId, device })) : [])),
  )
  const isOwnDevice = await loggedInFrom(db, secrets, onDevices)
  const isStranger = new Set(strangers.map(pair => `${pair.viewer_id} ${pair.number}`))
  const counts = (viewerId: string, device: string | null, number: number) =>
    isStranger.has(`${viewerId} ${number}`) &&
    !(device && persons.get(number)?.some(personId => isOwnDevice(personId, device)))
  await addShowings(
    db,
    listed.map(({ viewerId, device, day, numbers }) => ({
      viewerId,
      day,
      numbers: numbers.filter(number => counts(viewerId, device, number)),
    })),
  )
}

/** The order in force now, for each viewer. */
export type FairDays = (viewerId: string) => Promise<FairDay>
export function fairDays(db: Db, clock: Clock): FairDays {
  let counted: Day | null = null
  return async viewerId => {
    const now = clock.now()
    const today = dayInIndia(now)
    if (isNight(now) && counted !== today && (await isCounted(db, today))) counted = today
    const day = fairDayAt(now, counted === today)
    return { day, seed: seedOf(viewerId, day) }
  }
}
