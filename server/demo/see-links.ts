import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import { dayMs } from '#domain/durations.ts'
import { daysOfSeeLink } from '#domain/relations/see-links.ts'
import type { Db } from '#server/db/open.ts'

/** So long ago that the links are over: nobody knows their addresses. */
const daysSinceMade = 10

interface Pair {
  loginId: string
  partnerId: string
}

/** Families who accepted each other have shown their relatives the other's biodata, and some of these answered. */
export async function writeSeeLinks(
  trx: Db,
  pairs: readonly Pair[],
  { now, nextId }: { now: Date; nextId: () => string },
): Promise<void> {
  const madeAt = new Date(now.getTime() - daysSinceMade * dayMs)
  const expiresAt = new Date(madeAt.getTime() + daysOfSeeLink * dayMs)
  for (const { loginId, partnerId } of pairs)
    for (const [memberId, aboutId] of [
      [loginId, partnerId],
      [partnerId, loginId],
    ]) {
      const id = nextId()
      const hash = createHash('sha256').update(id).digest()
      await sql`insert into see_links (id, token_hash, member_id, person_id, role, about_id, with_photos, language, openings,
          made_at, expires_at)
        select ${id}::uuid, ${hash}, id, person_id, 'OTHER', ${aboutId}::uuid, false, 'mr', 4, ${madeAt}, ${expiresAt}
        from members where id = ${memberId} and person_id is not null`.execute(trx)
      await sql`insert into see_answers (link_id, browser_hash, mark, note, at)
        select id, token_hash, 'LIKE', 'घर चांगले आहे, भेटून घ्या', ${madeAt} from see_links where id = ${id}`.execute(trx)
    }
}
