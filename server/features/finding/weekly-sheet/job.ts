import { setTimeout as pause } from 'node:timers/promises'
import { dayInIndia } from '#domain/calendar.ts'
import type { Language } from '#domain/words/catalogue.ts'
import type { Db } from '#server/db/open.ts'
import { rowIn } from '#server/features/families/profile-fields/second-script.ts'
import { type NewFamily, readNewFamilies } from '#server/features/finding/lists/queries.ts'
import type { MemberFinder } from '#server/features/finding/read-model/query.ts'
import { type FairDays, writeShowings } from '#server/features/finding/showings/showings.ts'
import { namesIn } from '#server/features/shared/master-data/names.ts'
import type { MasterData } from '#server/features/shared/master-data/queries.ts'
import { startPeriodicJob } from '#server/features/shared/periodic-jobs/periodic-jobs.ts'
import type { ChannelSettings } from '#server/features/telling/deliveries/channels/channel.ts'
import { type MailedLetter, mailMembers } from '#server/features/telling/deliveries/mail-member.ts'
import { oneTapAddress } from '#server/features/telling/deliveries/one-tap.ts'
import type { Clock } from '#server/ports/clock.ts'
import { newId } from '#server/ports/ids.ts'
import { fittingFamilies } from './fitting.ts'
import { familyFacts, familyHeading } from './present.ts'
import { beginWeek, moveMark, nextReaders, noteSheets, readFamilies, readMark, type SheetFamily } from './queries.ts'
import { isTimeToSend, type SheetWeek, sheetWeekOf } from './rules.ts'
import { stopLink } from './serve.ts'
import { weeklyLetter } from './words.ts'

export interface SheetDependencies extends ChannelSettings {
  db: Db
  finder: MemberFinder
  masterData: () => Promise<MasterData>
  fairDayFor: FairDays
}

interface SheetLetter extends MailedLetter {
  /** The families in it. */
  numbers: number[]
}

/** A portion is small, so that no call waits long behind it in the event loop or in the scanning thread. */
const readersAtOnce = 50
const longestRestMs = 200

/** Makes the letters of one portion of readers. A reader whom nobody new fits gets none. */
async function lettersFor(
  { db, finder, masterData, fairDayFor, secrets, config }: SheetDependencies,
  readers: Awaited<ReturnType<typeof nextReaders>>,
  families: readonly NewFamily[],
  now: Date,
): Promise<SheetLetter[]> {
  const data = await masterData()
  const today = dayInIndia(now)
  const fitting = await fittingFamilies(finder, data, readers, families, fairDayFor)
  const familiesById = new Map<string, SheetFamily>(
    (await readFamilies(db, [...new Set([...fitting.values()].flat())], today)).map(row => [row.id, row]),
  )
  const names = { en: namesIn(data, 'en'), mr: namesIn(data, 'mr') }
  return [...fitting].flatMap(([memberId, ids]): SheetLetter[] => {
    const rows = ids.flatMap(id => familiesById.get(id) ?? [])
    if (rows.length === 0) return []
    const letter = (language: Language) =>
      weeklyLetter(language, {
        families: rows
          .map(row => rowIn(language, row))
          .map(family => ({
            heading: familyHeading(family),
            facts: familyFacts(family, language, names[language], today),
          })),
        matches: `${config.publicUrl}/matches`,
        stop: oneTapAddress(stopLink, secrets, config.publicUrl, memberId),
      })
    return [{ eventId: newId(now), memberId, kind: 'weekly_sheet', letter, numbers: rows.map(row => row.number) }]
  })
}

/**
 * Writes to the next readers and returns whether there are more. The letters are made first. The transaction then moves
 * the mark past these readers, unless another node has moved it: so one of several nodes goes on, the others stop, and
 * nothing is repeated after a crash.
 */
async function sendPortion(
  dependencies: SheetDependencies,
  { week }: SheetWeek,
  families: readonly NewFamily[],
  now: Date,
): Promise<boolean> {
  const { db, secrets, channels, config } = dependencies
  const mark = await readMark(db, week)
  if (!mark) return false
  const readers = await nextReaders(db, mark.told_up_to, readersAtOnce)
  const letters = await lettersFor(dependencies, readers, families, now)
  const isOver = readers.length < readersAtOnce
  const isMoved = await db.transaction().execute(async trx => {
    const to = readers.at(-1)?.id ?? mark.told_up_to
    const portion = { from: mark.told_up_to, to, told: letters.length, finishedAt: isOver ? now : null }
    if (!(await moveMark(trx, week, portion))) return false
    const noted = await noteSheets(
      trx,
      week,
      letters.map(({ memberId }) => memberId),
    )
    const unsent = letters.filter(({ memberId }) => noted.has(memberId))
    await mailMembers(trx, { secrets, channels, config }, unsent, now)
    return true
  })
  if (isMoved)
    await writeShowings(
      db,
      secrets,
      letters.map(({ memberId, numbers }) => ({ viewerId: memberId, device: null, day: dayInIndia(now), numbers })),
    )
  return isMoved && !isOver
}

/** Sends the sheet of the present week to everybody who wants it and whom somebody new fits. */
export async function sendSheets(dependencies: SheetDependencies, now: Date): Promise<void> {
  // The families of the demo read no letters, and a newcomer looks for a code in the outbox.
  if (dependencies.config.demo || !isTimeToSend(now)) return
  const week = sheetWeekOf(now)
  const families = await readNewFamilies(dependencies.db, week, 'joined')
  await beginWeek(dependencies.db, week.week)
  for (;;) {
    const began = performance.now()
    if (!(await sendPortion(dependencies, week, families, now))) return
    // The job rests half as long as it worked, so that families who use the site come first.
    await pause(Math.min((performance.now() - began) / 2, longestRestMs))
  }
}

export const startWeeklySheets = (
  dependencies: SheetDependencies & { clock: Clock; onError: (error: unknown) => void },
) =>
  startPeriodicJob(dependencies, {
    name: 'weekly sheet',
    everyMs: 10 * 60_000,
    work: now => sendSheets(dependencies, now),
  })
