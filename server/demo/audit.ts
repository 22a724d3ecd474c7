import { type Insertable, sql } from 'kysely'
import { dayMs, hourMs } from '#domain/durations.ts'
import type { StaffActName } from '#domain/office/audit.ts'
import type { Db } from '#server/db/open.ts'
import type { Schema } from '#server/db/schema.ts'
import { hashOfRow } from '#server/features/shared/audit/chain.ts'
import { memberKeyRow } from '#server/features/shared/audit/member-keys.ts'
import { type SealedValues, sealValues } from '#server/features/shared/audit/record-act.ts'
import { newOwnKey, type Secrets } from '#server/ports/secrets.ts'
import { knownStaff } from './known-logins.ts'

const days = 365
const membersTouched = 150
const rowsAtOnce = 300

interface Act {
  at: Date
  staffId: string
  act: StaffActName
  memberId: string | null
  values: SealedValues
}

/** What staff do in a week, one act a working day. */
const ofTheWeek: readonly { act: StaffActName; values: SealedValues }[] = [
  { act: 'contact_revealed', values: { reason: 'The family asked us to call them back' } },
  { act: 'photo_approve', values: {} },
  {
    act: 'member_edited',
    values: {
      before: { education_courses: 'BE' },
      after: { education_courses: 'B.E. Mechanical' },
      reason: 'The family could not change it on their phone',
    },
  },
  { act: 'document_approve', values: {} },
  { act: 'payment_entered', values: { after: { method: 'cash' } } },
]

/** A year of the office's work: both log in on working days, and one record a day is touched. */
function actsOfAYear(memberIds: readonly string[], now: Date): Act[] {
  const [staff, admin] = knownStaff
  if (!staff || !admin) throw new Error('the demo has no staff')
  const acts: Act[] = []
  for (let back = days; back >= 1; back--) {
    const morning = new Date(Math.floor((now.getTime() - back * dayMs) / dayMs) * dayMs + 4 * hourMs)
    const weekday = morning.getUTCDay()
    if (weekday === 0) continue
    const login = { act: 'logged_in', memberId: null, values: {} } as const
    acts.push({ ...login, at: morning, staffId: staff.id })
    if (weekday % 2 === 1) acts.push({ ...login, at: new Date(morning.getTime() + 900_000), staffId: admin.id })
    const done = ofTheWeek[back % ofTheWeek.length]
    const memberId = memberIds[back % memberIds.length]
    if (done && memberId)
      acts.push({ ...done, at: new Date(morning.getTime() + 7_200_000), staffId: staff.id, memberId })
  }
  return acts
}

/**
 * Writes the audit of the demo's last year, unless the audit has begun. Writing the acts one by one would take seconds, so the
 * chain is computed here, and the trigger that guards its end is disabled for that one statement.
 */
export async function makeDemoAudit({ db, secrets, now }: { db: Db; secrets: Secrets; now: Date }): Promise<void> {
  await db.transaction().execute(async trx => {
    const head = await trx.selectFrom('audit_head').select(['seq', 'hash']).forUpdate().executeTakeFirstOrThrow()
    const isDemo = await trx.selectFrom('staff').select('id').where('is_demo', '=', true).limit(1).executeTakeFirst()
    if (head.seq > 0 || !isDemo) return
    const members = await trx
      .selectFrom('members')
      .select('id')
      .where('status', '=', 'active')
      .orderBy('id')
      .limit(membersTouched)
      .execute()
    const keys = new Map(members.map(({ id }) => [id, newOwnKey()]))
    const acts = actsOfAYear([...keys.keys()], now)
    const rows: Insertable<Schema['audit']>[] = []
    let { seq, hash } = head
    for (const { at, staffId, act, memberId, values } of acts) {
      seq++
      const key = memberId === null ? null : (keys.get(memberId) ?? null)
      const sealed = sealValues(secrets, values, { seq, memberId, key })
      const row = { seq, at, staff_id: staffId, act, member_id: memberId, sealed, prev_hash: hash }
      hash = hashOfRow(row)
      rows.push({ ...row, hash })
    }
    const keyRows = [...keys].map(([id, key]) => memberKeyRow(secrets, id, key, now))
    if (keyRows.length > 0) await trx.insertInto('member_keys').values(keyRows).execute()
    for (let from = 0; from < rows.length; from += rowsAtOnce)
      await trx
        .insertInto('audit')
        .values(rows.slice(from, from + rowsAtOnce))
        .execute()
    await sql`alter table audit_head disable trigger audit_head_moves_on`.execute(trx)
    await trx.updateTable('audit_head').set({ seq, hash }).execute()
    await sql`alter table audit_head enable trigger audit_head_moves_on`.execute(trx)
  })
}
