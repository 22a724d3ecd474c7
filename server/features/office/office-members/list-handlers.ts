import { exportMemberList } from '#contract/office/member-letters.ts'
import { type Day, dayInIndia } from '#domain/calendar.ts'
import type { Language } from '#domain/words/catalogue.ts'
import { admitExport } from '#server/features/shared/list-exports/admit.ts'
import type { TellOfExport } from '#server/features/shared/list-exports/rules.ts'
import { namesIn } from '#server/features/shared/master-data/names.ts'
import { refuseTooLongList } from '#server/features/shared/spreadsheets/rules.ts'
import { notePageOrRefuse, refuseIfListsUsedUp } from '#server/features/shared/staff-reads/note-shown.ts'
import type { HandlersOf } from '#server/http/handler.ts'
import type { Limits } from '#server/http/limits.ts'
import { listPages } from './limits.ts'
import { memberListFile } from './list-file.ts'
import { listEverybody, listMembers, readListFacts } from './member-list.ts'
import { type ListedMember, presentListed } from './present.ts'
import { readMemberRows } from './search.ts'
import { type WhyDependencies, whyOverlooked } from './why-overlooked.ts'

interface Dependencies extends WhyDependencies {
  limits: Limits
  tellTrusteesOfExport: TellOfExport
}

export function memberListHandlers(dependencies: Dependencies): HandlersOf<'memberList' | 'exportMemberList'> {
  const { db, limits, masterData, tellTrusteesOfExport } = dependencies
  async function readListed(ids: readonly string[], today: Day, language: Language): Promise<ListedMember[]> {
    const rows = await readMemberRows(db, ids, today)
    const facts = await readListFacts(db, ids)
    const reading = { nameOf: namesIn(await masterData(), language), language }
    return rows.map(row => presentListed(row, facts.get(row.id), reading))
  }

  return {
    async memberList({ input: { after, sort, direction, ...filter }, staff, language, now }) {
      await limits.countOrRefuse(`member list ${staff.id}`, listPages)
      const today = dayInIndia(now)
      const { ids, count, isMore, next } = await listMembers(db, filter, { after, sort, direction, today })
      const rows = await readListed(ids, today, language)
      const why = filter.overlooked ? await whyOverlooked(dependencies, ids) : new Map<string, never>()
      const list = rows.map(row => ({ ...row, why_overlooked: why.get(row.uuid) ?? [] }))
      return { count: after ? null : count, is_more: isMore, list, next }
    },

    async exportMemberList({ input: { reason, sort, direction, ...filter }, staff, language, now, inAct }) {
      await limits.countOrRefuse(`member list ${staff.id}`, listPages)
      const today = dayInIndia(now)
      const families = await listEverybody(db, filter, { sort, direction, today })
      refuseTooLongList(families.length)
      // The audit is written before the rows are read: whoever breaks off the download may have them.
      const asked = Object.entries(filter).filter(([, value]) => value !== undefined)
      const after = { families: families.length, ...Object.fromEntries(asked) }
      const { path: call } = exportMemberList
      const done = { act: 'member_list_exported', after } as const
      const file = { staff, call, search: { sort, direction, ...filter }, families: families.length, reason, done, now }
      await refuseIfListsUsedUp(db, staff, now, families)
      await admitExport({ inAct, tell: tellTrusteesOfExport, ...file })
      if (families.length > 0) await notePageOrRefuse(db, { staff, call, families, mayRefuse: true, now })
      const text = memberListFile(await readListed(families, today, language), language)
      return { name: `members-${today}.csv`, text }
    },
  }
}
