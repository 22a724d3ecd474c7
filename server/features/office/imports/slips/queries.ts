import { sql } from 'kysely'
import { type SlipGroup, slipsPerPage } from '#domain/office/imports.ts'
import type { Db } from '#server/db/open.ts'
import type { SecondScript } from '#server/db/schema.ts'
import { isClaimed } from '../queries.ts'

export interface SlipRow {
  id: string
  registration_no: string
  first_name: string
  last_name: string
  second_script: SecondScript
  mobile: string | null
  dial_code: string
  email: string | null
  joined_at: Date
}

const slipColumns = sql`members.id, members.registration_no, members.first_name, members.last_name, members.second_script, members.mobile,
  members.dial_code, members.email, members.joined_at`

const isIn: Record<SlipGroup, ReturnType<typeof sql<boolean>>> = {
  uninvited: sql<boolean>`import_rows.invited_at is null`,
  call: sql<boolean>`exists (select from deliveries where deliveries.member_id = members.id
    and deliveries.kind = 'import_invitation' and deliveries.channel = 'CALL' and deliveries.status = 'waiting')`,
}
/** The families of an import that have not claimed their records. */
const unclaimed = (importId: string) => sql`import_rows join members on members.id = import_rows.member_id
  where import_rows.import_id = ${importId} and import_rows.state in ('imported', 'spared')
    and not ${isClaimed} and members.status = 'active'`

export async function countSlips(db: Db, importId: string): Promise<Record<SlipGroup, number>> {
  const { rows } = await sql<
    Record<SlipGroup, number>
  >`select count(*) filter (where ${isIn.uninvited})::int as uninvited,
    count(*) filter (where ${isIn.call})::int as call from ${unclaimed(importId)}`.execute(db)
  return rows[0] ?? { uninvited: 0, call: 0 }
}

export async function readSlips(
  db: Db,
  { importId, group, offset }: { importId: string; group: SlipGroup; offset: number },
): Promise<SlipRow[]> {
  const { rows } = await sql<SlipRow>`select ${slipColumns} from ${unclaimed(importId)} and ${isIn[group]}
    order by import_rows.row offset ${offset * slipsPerPage} limit ${slipsPerPage}`.execute(db)
  return rows
}

/** A family of any register that has not claimed its record, or undefined. */
export async function findSlip(db: Db, memberId: string): Promise<SlipRow | undefined> {
  const { rows } = await sql<SlipRow>`select ${slipColumns} from members
    where id = ${memberId} and origin = 'import' and not ${isClaimed} and status <> 'deleted'`.execute(db)
  return rows[0]
}
