import { dayInIndia } from '#domain/calendar.ts'
import { namesIn } from '#server/features/shared/master-data/names.ts'
import { noteRecordReadOrRefuse } from '#server/features/shared/staff-reads/record-read.ts'
import type { HandlersOf } from '#server/http/handler.ts'
import { Refusal } from '#server/http/refusal.ts'
import { beginJoining, codeToOwner } from './begin-join.ts'
import type { JoinDependencies } from './dependencies.ts'
import { candidateInTheWay } from './merge.ts'
import { presentCompared } from './present.ts'
import { takeJoinCodes } from './prove-join.ts'
import { readCompared } from './queries.ts'
import { keptFirst } from './rules.ts'
import { officeMemberMessages } from './words.ts'

type DoubleCalls = HandlersOf<'compareMembers' | 'beginJoin' | 'proveJoin'>

/** Shows two records that may be of one family side by side, and joins them as the families prove or do not object. */
export function doubleHandlers(dependencies: JoinDependencies): DoubleCalls {
  const { db, masterData } = dependencies
  const canGetCode = async (memberId: string) =>
    codeToOwner(dependencies, memberId, '').then(
      code => code !== null,
      error => {
        // A suspended record gets no code.
        if (error instanceof Refusal) return false
        throw error
      },
    )
  return {
    async compareMembers({ input: { uuid, other }, staff, language, now }) {
      for (const memberId of [uuid, other]) await noteRecordReadOrRefuse(db, dependencies, { staff, memberId, now })
      const reading = { nameOf: namesIn(await masterData(), language), language }
      const rows = await readCompared(db, [uuid, other], dayInIndia(now))
      const [one, two] = [uuid, other].map(id => rows.find(row => row.id === id.toLowerCase()))
      if (!one || !two || one === two) throw new Refusal('not_found')
      const [kept, closed] = keptFirst(one, two)
      const isSame = (a: string | null, b: string | null) => (a && b ? a.toLowerCase() === b.toLowerCase() : null)
      return {
        records: [presentCompared(one, reading), presentCompared(two, reading)],
        is_same_mobile: isSame(one.mobile, two.mobile),
        is_same_email: isSame(one.email, two.email),
        kept: kept.id,
        can_send_codes:
          (await candidateInTheWay(db, { kept, other: closed })) === null &&
          (await canGetCode(one.id)) &&
          (await canGetCode(two.id)),
      }
    },

    async beginJoin({ input: { uuid, other, way, reason }, staff, language, now, inAct }) {
      const ids = [uuid.toLowerCase(), other.toLowerCase()] as const
      return { message: await beginJoining(dependencies, { inAct, ids, way, staff, reason, language, now }) }
    },

    async proveJoin({ input: { uuid: memberId, ...codes }, language, now, inAct }) {
      await takeJoinCodes(dependencies, { inAct, memberId, ...codes, now })
      return { message: officeMemberMessages(language).merged }
    },
  }
}
