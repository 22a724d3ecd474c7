import { type Selectable, sql } from 'kysely'
import type { Db } from '#server/db/open.ts'
import type { Schema } from '#server/db/schema.ts'
import { kinOf } from '#server/features/relations/visibility/queries.ts'
import { farthestCopy } from './fingerprint.ts'

/** A picture that is on more profiles than this is everybody's, such as a flower, and three show it. */
const mostShown = 3

interface CopiedPhoto {
  /** The photo that was asked about. */
  photo_id: string
  id: string
  added_at: Date
  member_id: string
}
type CopiedMember = Pick<
  Selectable<Schema['members']>,
  'registration_no' | 'first_name' | 'last_name' | 'second_script' | 'status'
>
export type NearCopy = CopiedPhoto & CopiedMember

/**
 * Photos that look like these and stand on profiles for which nobody of theirs acts: brothers and sisters may share a picture.
 * Profiles that staff closed are among them, because their pictures come back on new ones. Every fingerprint is compared: no
 * index of PostgreSQL finds what differs in few bits, and beside a hundred thousand a photo takes 40 ms of the processor.
 */
export async function readNearCopies(db: Db, photoIds: readonly string[]): Promise<NearCopy[]> {
  const { rows } = await sql<NearCopy>`
    select asked.id as photo_id, copy.id, copy.added_at, copy.member_id, members.registration_no, members.first_name,
      members.last_name, members.second_script, members.status
    from photos asked cross join lateral (
      select photos.id, photos.member_id, photos.added_at, bit_count(photos.fingerprint # asked.fingerprint) as distance
      from photos
      where bit_count(photos.fingerprint # asked.fingerprint) <= ${farthestCopy} and photos.status <> 'rejected'
        and photos.member_id <> asked.member_id and photos.member_id <> all(${kinOf(sql.ref('asked.member_id'))})
      order by distance, photos.id limit ${mostShown}
    ) copy join members on members.id = copy.member_id
    where asked.id = any(${photoIds}::uuid[]) order by asked.id, copy.distance, copy.id`.execute(db)
  return rows
}
