import type { Gender } from '#domain/limits.ts'
import type { Db } from '#server/db/open.ts'

export interface NewFamily {
  number: number
  gender: Gender
  listedAt: Date
}

/**
 * Who was first listed after the one moment and up to the other, and is active now. Newest first by when they were listed, or by
 * when they joined, which is the order of lists.
 */
export async function readNewFamilies(
  db: Db,
  { after, upTo }: { after: Date; upTo: Date },
  order: 'listed' | 'joined',
): Promise<NewFamily[]> {
  const rows = await db
    .selectFrom('first_listings')
    .innerJoin('members', 'members.id', 'first_listings.member_id')
    .select(['members.number', 'members.gender', 'first_listings.listed_at'])
    .where('first_listings.listed_at', '>', after)
    .where('first_listings.listed_at', '<=', upTo)
    .where('members.status', '=', 'active')
    .orderBy(order === 'listed' ? 'first_listings.listed_at' : 'members.joined_at', 'desc')
    .orderBy('members.id', 'desc')
    .execute()
  return rows.map(({ number, gender, listed_at: listedAt }) => ({ number, gender, listedAt }))
}
