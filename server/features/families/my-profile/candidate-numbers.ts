import { sql } from 'kysely'
import type { Db } from '#server/db/open.ts'
import { isLeftToCandidate } from '#server/features/shared/last-word/rules.ts'
import { Refusal } from '#server/http/refusal.ts'
import type { Viewer } from '#server/http/viewer.ts'
import { lockMember } from './write-profile.ts'

interface OwnNumber {
  digits: string
  isCandidates: boolean
  isOpen: boolean
}

async function readOwnNumbers(trx: Db, memberId: string): Promise<OwnNumber[]> {
  // One number may stand there twice, under another name or spelling.
  const { rows } = await sql<OwnNumber>`
    select right(regexp_replace(phone, '\D', '', 'g'), 10) as digits, owner = 'CANDIDATE' as "isCandidates",
      is_read_at_once(is_hidden, owner, waits) as "isOpen"
    from (
      select mobile as phone, mobile_owner as owner, mobile_is_hidden as is_hidden, candidate_waits as waits
        from members where id = ${memberId} and mobile is not null
      union all
      select phone, owner, is_hidden, candidate_waits
        from family_phones join members on members.id = member_id where member_id = ${memberId}
    ) numbers`.execute(trx)
  return rows
}

/**
 * Runs a write about the numbers of a family. Where the candidate keeps the last word, it refuses to show a number of the
 * candidate's to others who could not read it before, however it comes to be shown.
 */
export async function showingAsDecided<T>(trx: Db, viewer: Viewer, write: () => Promise<T>): Promise<T> {
  if (!isLeftToCandidate(viewer)) return write()
  await lockMember(trx, viewer.id)
  const before = await readOwnNumbers(trx, viewer.id)
  const written = await write()
  const after = await readOwnNumbers(trx, viewer.id)
  const candidates = new Set([...before, ...after].filter(one => one.isCandidates).map(({ digits }) => digits))
  const openBefore = new Set(before.filter(one => one.isOpen).map(({ digits }) => digits))
  if (after.some(({ digits, isOpen }) => isOpen && candidates.has(digits) && !openBefore.has(digits)))
    throw new Refusal('candidate_decides')
  return written
}
