import { sql } from 'kysely'
import { dayInIndia } from '#domain/calendar.ts'
import type { Db } from '#server/db/open.ts'
import { nameIn } from '#server/features/families/profile-fields/second-script.ts'
import type { MemberFinder } from '#server/features/finding/read-model/query.ts'
import type { FairDays } from '#server/features/finding/showings/showings.ts'
import { blockedEitherWay } from '#server/features/relations/blocks/queries.ts'
import { opposite } from '#server/features/relations/visibility/rules.ts'
import { namesIn } from '#server/features/shared/master-data/names.ts'
import type { MasterData } from '#server/features/shared/master-data/queries.ts'
import { noteRecordReadOrRefuse, type ReadAlert } from '#server/features/shared/staff-reads/record-read.ts'
import type { HandlersOf } from '#server/http/handler.ts'
import { Refusal } from '#server/http/refusal.ts'
import { sendPicks } from './picks.ts'
import { outcomeOf, presentCandidate, presentMember } from './present.ts'
import { type HandpickFamily, readCandidates, readDayList, readEarlierPicks, readFamily } from './queries.ts'
import { comparedAtMost, matchQueryFor, rank } from './rules.ts'
import { handpickMessages } from './words.ts'

interface HandpickDependencies extends ReadAlert {
  db: Db
  finder: MemberFinder
  masterData: () => Promise<MasterData>
  fairDayFor: FairDays
}
type HandpickCalls = 'handpickDay' | 'handpickCandidates' | 'sendHandpick'

/** The page shows so many of them. */
const shownAtMost = 40

export function handpickHandlers(dependencies: HandpickDependencies): HandlersOf<HandpickCalls> {
  const { db, finder, masterData, fairDayFor } = dependencies
  const readMember = async (id: string) => {
    const member = await readFamily(db, id.toLowerCase())
    if (!member || member.status === 'deleted') throw new Refusal('not_found')
    return member
  }
  /** The first members of the family's own list of matches, or the newest ones for a family without wishes. */
  const comparedWith = async (data: MasterData, member: HandpickFamily, excluded: readonly string[]) => {
    const page = { offset: 0, limit: comparedAtMost }
    const query = matchQueryFor(data, member, excluded)
    if (query) {
      const { ids, counts } = await finder.matches({
        ...query,
        devak: member.devak_id,
        fair: await fairDayFor(member.id),
        ...page,
      })
      const [both = 0, ours = 0, near = 0] = counts
      return { ids, count: both + ours, near }
    }
    const gender = opposite(member.gender)
    const newest = await finder.find({
      gender,
      criteria: {},
      order: { by: 'joined', direction: 'desc' },
      excluded,
      ...page,
    })
    return { ...newest, near: 0 }
  }
  return {
    async handpickDay({ language, now }) {
      const rows = await readDayList(db, now)
      return {
        list: rows.map(row => ({
          uuid: row.id,
          registration_no: row.registration_no,
          name: nameIn(language, row),
          last_at: row.last_at?.toISOString() ?? null,
        })),
      }
    },

    async handpickCandidates({ input, staff, now, language }) {
      const member = await readMember(input.uuid)
      await noteRecordReadOrRefuse(db, dependencies, { staff, memberId: member.id, now })
      const { rows } = await sql<{ excluded: string[] }>`select ${blockedEitherWay(member.id)} as excluded`.execute(db)
      const data = await masterData()
      const { ids, count, near } = await comparedWith(data, member, rows[0]?.excluded ?? [])
      const placeName = namesIn(data, language)
      const ranked = rank(data, member, await readCandidates(db, member, ids, dayInIndia(now)))
      const earlier = await readEarlierPicks(db, member.id)
      return {
        member: presentMember(member, { nameOf: placeName, language }),
        count,
        near,
        list: ranked.slice(0, shownAtMost).map(one => presentCandidate(one, { nameOf: placeName, language })),
        earlier: earlier.map(pick => ({
          uuid: pick.id,
          registration_no: pick.registration_no,
          name: nameIn(language, pick),
          at: pick.at.toISOString(),
          note: pick.note,
          outcome: outcomeOf(pick),
        })),
      }
    },

    async sendHandpick({ input, staff, now, language, inAct }) {
      const candidateIds = input.uuids.map(id => id.toLowerCase())
      await sendPicks(inAct, { memberId: input.uuid.toLowerCase(), candidateIds, note: input.note, staff, now })
      return { message: handpickMessages(language).sent(new Set(candidateIds).size) }
    },
  }
}
