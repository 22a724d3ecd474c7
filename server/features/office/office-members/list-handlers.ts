import { dayInIndia } from '#domain/calendar.ts'
import type { Db } from '#server/db/open.ts'
import { namesIn } from '#server/features/shared/master-data/names.ts'
import type { ReadMasterData } from '#server/features/shared/master-data/queries.ts'
import type { HandlersOf } from '#server/http/handler.ts'
import type { Limits } from '#server/http/limits.ts'
import { listPages } from './limits.ts'
import { listMembers, readListFacts } from './member-list.ts'
import { presentMemberRow } from './present.ts'
import { readMemberRows } from './search.ts'

interface Dependencies {
  db: Db
  limits: Limits
  masterData: ReadMasterData
}

export function memberListHandlers({ db, limits, masterData }: Dependencies): HandlersOf<'memberList'> {
  return {
    async memberList({ input: { after, ...filter }, staff, language, now }) {
      await limits.countOrRefuse(`member list ${staff.id}`, listPages)
      const today = dayInIndia(now)
      const { ids, count, isMore, next } = await listMembers(db, filter, { after, today })
      const rows = await readMemberRows(db, ids, today)
      const facts = await readListFacts(db, ids)
      const nameOf = namesIn(await masterData(), language)
      return {
        count: after ? null : count,
        is_more: isMore,
        list: rows.map(row => ({
          ...presentMemberRow(row, [], nameOf),
          last_used_on: facts.get(row.id)?.last_used_on ?? null,
          has_photo: facts.get(row.id)?.has_photo ?? false,
          plan_ends_on: facts.get(row.id)?.plan_ends_on ?? null,
        })),
        next,
      }
    },
  }
}
