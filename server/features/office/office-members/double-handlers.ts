import { dayInIndia } from '#domain/calendar.ts'
import type { Config } from '#server/config.ts'
import type { Db } from '#server/db/open.ts'
import { departIn, sealFilesOf } from '#server/features/families/leaving/leave.ts'
import { namesIn } from '#server/features/shared/master-data/names.ts'
import { lockRecord } from '#server/features/shared/member-record/queries.ts'
import { noteRecordReadOrRefuse } from '#server/features/shared/staff-reads/record-read.ts'
import { tellMember } from '#server/features/telling/deliveries/tell.ts'
import type { HandlersOf } from '#server/http/handler.ts'
import { Refusal } from '#server/http/refusal.ts'
import { newId } from '#server/ports/ids.ts'
import type { OfficeMemberDependencies } from './dependencies.ts'
import { moveRelations, takeVerifiedContacts } from './merge.ts'
import { presentCompared } from './present.ts'
import { readCompared } from './queries.ts'
import { refuseUnlessDoubles } from './rules.ts'
import { officeMemberMessages, officeMemberSentences } from './words.ts'

interface DoubleDependencies extends OfficeMemberDependencies {
  config: OfficeMemberDependencies['config'] & Pick<Config, 'sealedDays'>
}

/** Locks both records in a fixed order, so that two ADMINs who merge them in opposite directions cannot deadlock. */
async function lockBoth(trx: Db, one: string, other: string) {
  const [first, second] = [one, other].sort() as [string, string]
  const locked = [await lockRecord(trx, first), await lockRecord(trx, second)]
  const find = (id: string) => locked.find(row => row.id === id)
  const [kept, closed] = [find(one), find(other)]
  if (!kept || !closed) throw new Refusal('not_found')
  return { kept, closed }
}

export function doubleHandlers(dependencies: DoubleDependencies): HandlersOf<'compareMembers' | 'closeDouble'> {
  const { db, masterData } = dependencies
  return {
    async compareMembers({ input: { uuid, other }, staff, language, now }) {
      for (const memberId of [uuid, other]) await noteRecordReadOrRefuse(db, dependencies, { staff, memberId, now })
      const nameOf = namesIn(await masterData(), language)
      const rows = await readCompared(db, [uuid, other], dayInIndia(now))
      const [one, two] = [uuid, other].map(id => rows.find(row => row.id === id.toLowerCase()))
      if (!one || !two || one === two) throw new Refusal('not_found')
      const isSameMobile = one.mobile !== null && one.mobile === two.mobile
      return { records: [presentCompared(one, nameOf), presentCompared(two, nameOf)], is_same_mobile: isSameMobile }
    },

    async closeDouble({ input, language, now, inAct }) {
      const [to, from] = [input.uuid.toLowerCase(), input.closed.toLowerCase()]
      if (to === from) throw new Refusal('conflict', { sentence: officeMemberSentences.oneRecord })
      // Refuses before files are written. The transaction below asks again under its locks.
      await db.transaction().execute(async trx => refuseUnlessDoubles(await lockBoth(trx, to, from)))
      const files = await sealFilesOf(dependencies, from, now)
      await inAct(async trx => {
        const { kept, closed } = await lockBoth(trx, to, from)
        refuseUnlessDoubles({ kept, closed })
        const { interestsDropped } = await moveRelations(trx, { from, to, now })
        const departed = await departIn(trx, dependencies, { memberId: from, files, mergedInto: to, now })
        if (!departed) throw new Refusal('not_found')
        await takeVerifiedContacts(trx, to, departed.member)
        await tellMember(trx, dependencies, { eventId: newId(now), memberId: to, kind: 'records_merged' }, now)
        const { reason } = input
        const closedNumber = { closed: closed.registration_no, interests_dropped: interestsDropped }
        const keptNumber = { closed_into: kept.registration_no }
        return {
          acts: [
            { act: 'records_merged', memberId: to, after: closedNumber, reason },
            { act: 'record_closed_into', memberId: from, after: keptNumber, reason },
          ],
        }
      })
      return { message: officeMemberMessages(language).merged }
    },
  }
}
