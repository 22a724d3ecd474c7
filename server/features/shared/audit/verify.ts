import type { Db } from '#server/db/open.ts'
import { hashOfRow, startOfChain } from './chain.ts'

interface AuditFault {
  seq: number
  /** A row that is not there, one that differs from its hash, or one that does not continue the row before. */
  fault: 'missing' | 'changed' | 'not_chained'
}
interface AuditState {
  rows: number
  faults: readonly AuditFault[]
}

const rowsAtOnce = 2_000

/** Reads the whole chain, and reports every row that is missing or was changed. */
export async function verifyAudit(db: Db): Promise<AuditState> {
  const head = await db.selectFrom('audit_head').select(['seq', 'hash']).executeTakeFirst()
  const faults: AuditFault[] = []
  let last: { seq: number; hash: Buffer } = { seq: 0, hash: startOfChain }
  let rows = 0
  for (;;) {
    const page = await db
      .selectFrom('audit')
      .selectAll()
      .where('seq', '>', last.seq)
      .orderBy('seq')
      .limit(rowsAtOnce)
      .execute()
    for (const row of page) {
      const expected = last.seq + 1
      for (let seq = expected; seq < row.seq; seq++) faults.push({ seq, fault: 'missing' })
      if (!hashOfRow(row).equals(row.hash)) faults.push({ seq: row.seq, fault: 'changed' })
      else if (row.seq === expected && !row.prev_hash.equals(last.hash))
        faults.push({ seq: row.seq, fault: 'not_chained' })
      last = { seq: row.seq, hash: row.hash }
    }
    rows += page.length
    if (page.length < rowsAtOnce) break
  }
  // Rows that are missing at the end show only by the head.
  for (let seq = last.seq + 1; seq <= (head?.seq ?? 0); seq++) faults.push({ seq, fault: 'missing' })
  if (head?.seq === last.seq && !head.hash.equals(last.hash)) faults.push({ seq: last.seq, fault: 'not_chained' })
  return { rows, faults }
}
