import { hourMs } from '#domain/durations.ts'
import type { StaffActName } from '#domain/office/audit.ts'
import { hoursOfLoneExport } from '#domain/office/member-list.ts'
import type { Act, InAct } from '#server/http/acts.ts'
import { Refusal } from '#server/http/refusal.ts'
import type { StaffMember } from '#server/http/staff.ts'
import { countGiven, hasOtherAdmin, insertExport, lockExportsOf, readOpenExport } from './queries.ts'
import { comesAtOnce, type TellOfExport } from './rules.ts'
import { waitsSentence } from './words.ts'

interface Asked<A extends StaffActName> {
  inAct: InAct<A | 'export_waits'>
  tell: TellOfExport
  staff: StaffMember
  call: string
  /** The search of the list. */
  search: object
  families: number
  reason: string
  /** What the audit says of a file that is given. */
  done: Omit<Act<A>, 'reason'>
  now: Date
}

/** Records a file that may leave now, or that it waits, and then refuses. What was agreed to is fetched by the same press again. */
export async function admitExport<A extends StaffActName>(asked: Asked<A>): Promise<void> {
  const { inAct, tell, staff, call, families, reason, done, now } = asked
  const file = { staff, call, askedFor: JSON.stringify(asked.search) }
  const waiting = await inAct<{ readyFrom: Date | null } | null>(async trx => {
    await lockExportsOf(trx, staff.id)
    const given = { ...done, reason, result: null }
    const open = await readOpenExport(trx, file, now)
    if (open?.ready_from && open.ready_from <= now) return given
    if (comesAtOnce(families, await countGiven(trx, staff.id, now))) {
      await insertExport(trx, { ...file, families, reason, waits: false, readyFrom: now, now })
      return given
    }
    if (open) return { acts: [], result: { readyFrom: open.ready_from } }
    const readyFrom = (await hasOtherAdmin(trx, staff.id, now))
      ? null
      : new Date(now.getTime() + hoursOfLoneExport * hourMs)
    const id = await insertExport(trx, { ...file, families, reason, waits: true, readyFrom, now })
    if (readyFrom) await tell(trx, { id, who: staff.name, families, from: readyFrom }, now)
    return { act: 'export_waits', after: { list: call, families }, reason, result: { readyFrom } }
  })
  if (waiting) throw new Refusal('conflict', { sentence: waitsSentence(waiting.readyFrom) })
}
