import { dayInIndia } from '#domain/calendar.ts'
import { dayMs, minuteMs } from '#domain/durations.ts'
import { oneLine } from '#domain/format/one-line.ts'
import type { Gender } from '#domain/limits.ts'
import type { Db } from '#server/db/open.ts'
import { rowIn } from '#server/features/families/profile-fields/second-script.ts'
import { finderQueryFor, withoutThese } from '#server/features/finding/lists/finder-query.ts'
import { type NewFamily, readNewFamilies } from '#server/features/finding/lists/queries.ts'
import { summariesOf } from '#server/features/finding/lists/summary-queries.ts'
import type { MemberFinder } from '#server/features/finding/read-model/query.ts'
import { criteriaForFinder } from '#server/features/finding/search/criteria.ts'
import { writeShowings } from '#server/features/finding/showings/showings.ts'
import { kinOf } from '#server/features/relations/kin/queries.ts'
import { opposite } from '#server/features/relations/visibility/rules.ts'
import type { MasterData } from '#server/features/shared/master-data/queries.ts'
import { startPeriodicJob } from '#server/features/shared/periodic-jobs/periodic-jobs.ts'
import type { ChannelSettings } from '#server/features/telling/deliveries/channels/channel.ts'
import { mailMembers } from '#server/features/telling/deliveries/mail-member.ts'
import { oneTapAddress } from '#server/features/telling/deliveries/one-tap.ts'
import { isQuietAt } from '#server/features/telling/outbox/rules.ts'
import type { Clock } from '#server/ports/clock.ts'
import { newId } from '#server/ports/ids.ts'
import { claimTelling, criteriaFrom, type DueSearch, readDue } from './queries.ts'
import { daysLookedBack, nextTelling, settlesWithinMs } from './rules.ts'
import { stopLink } from './serve.ts'
import { savedSearchLetter } from './words.ts'

export interface TellNewDependencies extends ChannelSettings {
  db: Db
  finder: MemberFinder
  masterData: () => Promise<MasterData>
}

const searchesAtOnce = 100
const familiesAtMost = 100
const beforeAll = '00000000-0000-0000-0000-000000000000'
const genders: readonly Gender[] = ['F', 'M']

/** The query of a saved search as its member would ask it now. */
async function queryOf(db: Db, data: MasterData, search: DueSearch) {
  const { member_id: id, gender, paid, blocked, last_use_is_hidden: hidesLastUse, ...facts } = search
  const criteria = criteriaFrom(search.criteria)
  const own = { sameDevak: facts.devak_id }
  const kin = criteria.withoutKin ? await kinOf(db, { id, gender, paid }) : []
  const range = { ordering: {}, offset: 0, limit: familiesAtMost }
  return finderQueryFor(data, withoutThese({ id, gender, paid, blocked, hidesLastUse, facts }, kin), {
    criteria: criteriaForFinder(criteria, own),
    ...range,
  })
}

/** Finds which of the new families match each search. */
async function findNew(
  { db, finder, masterData }: TellNewDependencies,
  due: readonly DueSearch[],
  families: readonly NewFamily[],
): Promise<Map<string, string[]>> {
  const data = await masterData()
  const idsBySearch = new Map<string, string[]>()
  for (const gender of genders) {
    const others = families.filter(family => family.gender === gender)
    const ofOtherSide = due.filter(search => opposite(search.gender) === gender)
    const asking = await Promise.all(
      ofOtherSide.map(async search => ({ search, query: await queryOf(db, data, search) })),
    )
    if (others.length === 0 || asking.length === 0) continue
    const ids = await finder.findAmong({
      gender,
      numbers: others.map(({ number }) => number),
      limit: familiesAtMost,
      queries: asking.map(({ search, query: { criteria, excluded } }) => ({
        criteria,
        excluded,
        first: others.filter(({ listedAt }) => listedAt > search.told_up_to).length,
      })),
    })
    for (const [n, { search }] of asking.entries()) idsBySearch.set(search.id, ids[n] ?? [])
  }
  return idsBySearch
}

/** Writes the message of one search, unless another node has claimed it. The database has the last word on who may be seen. */
const tell = (
  { db, ...settings }: TellNewDependencies,
  search: DueSearch,
  ids: readonly string[],
  { upTo, now }: { upTo: Date; now: Date },
): Promise<void> =>
  db.transaction().execute(async trx => {
    const nextTellAt = nextTelling(search.tell, now)
    const toldUpTo = upTo > search.told_up_to ? upTo : search.told_up_to
    if (!(await claimTelling(trx, search, { toldUpTo, nextTellAt }))) return
    const viewer = { id: search.member_id, gender: search.gender }
    const rows = await summariesOf(trx, viewer, ids, dayInIndia(now))
    if (rows.length === 0) return
    const { publicUrl } = settings.config
    const stop = oneTapAddress(stopLink, settings.secrets, publicUrl, search.id)
    const letter = (language: Parameters<typeof savedSearchLetter>[0]) => {
      const families = rows.map(row => `${oneLine(rowIn(language, row).last_name)} (${row.registration_no})`)
      return savedSearchLetter(language, { name: search.name, families, searches: `${publicUrl}/saved-searches`, stop })
    }
    const mail = { eventId: newId(now), memberId: search.member_id, kind: 'saved_search' as const, letter }
    await mailMembers(trx, settings, [mail], now)
    const numbers = rows.map(row => row.number)
    const shown = { viewerId: search.member_id, device: null, day: dayInIndia(now), numbers }
    await writeShowings(trx, settings.secrets, [shown])
  })

/** Tells of the families who are new to each search that is due. */
export async function tellSavedSearches(dependencies: TellNewDependencies, now: Date): Promise<void> {
  // In quiet hours a message would wait in the outbox until the morning. Run then, the job puts all new families into
  // one.
  if (isQuietAt(now, dependencies.config.quietHours)) return
  const upTo = new Date(now.getTime() - settlesWithinMs)
  const after = new Date(upTo.getTime() - daysLookedBack * dayMs)
  const families = await readNewFamilies(dependencies.db, { after, upTo }, 'listed')
  for (let last: string | null = beforeAll; last !== null; ) {
    const due = await readDue(dependencies.db, last, now, searchesAtOnce)
    const idsBySearch = await findNew(dependencies, due, families)
    for (const search of due) {
      const ids = idsBySearch.get(search.id) ?? []
      // A search that tells at once stays due until somebody new matches. The others wait for their next morning.
      if (ids.length > 0 || search.tell !== 'at_once') await tell(dependencies, search, ids, { upTo, now })
    }
    last = due.length < searchesAtOnce ? null : (due.at(-1)?.id ?? null)
  }
}

export const startSavedSearches = (
  dependencies: TellNewDependencies & { clock: Clock; onError: (error: unknown) => void },
) =>
  startPeriodicJob(dependencies, {
    name: 'saved searches',
    everyMs: 5 * minuteMs,
    work: now => tellSavedSearches(dependencies, now),
  })
