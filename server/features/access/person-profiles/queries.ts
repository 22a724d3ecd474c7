import { sql } from 'kysely'
import type { Db } from '#server/db/open.ts'
import { hasUpdated } from '#server/db/outcome.ts'
import { kinOf } from '#server/features/relations/visibility/queries.ts'
import type { Kin } from './rules.ts'

const columns = ['id', 'registration_no', 'first_name', 'last_name', 'second_script', 'gender', 'status'] as const

/** The profiles that this person acts for, in the order in which they were registered. */
export const profilesOf = (db: Db, personId: string) =>
  db
    .selectFrom('members')
    .select(columns)
    .where(sql<boolean>`id in (select member_id from profile_persons where person_id = ${personId})`)
    .orderBy('joined_at')
    .orderBy('id')
    .execute()

/** The other profiles of the people who act for this one. */
export const otherProfilesOf = (db: Db, memberId: string) =>
  db
    .selectFrom('members')
    .select(columns)
    .where(sql<boolean>`id = any(${kinOf(memberId)})`)
    .orderBy('joined_at')
    .execute()

export async function countProfiles(db: Db, personId: string): Promise<number> {
  const { rows } = await sql<{
    count: number
  }>`select count(*) from profile_persons where person_id = ${personId}`.execute(db)
  return Number(rows[0]?.count)
}

/** Locks the person, so that the profiles are counted before another one comes, and says what they share with a new one. */
export async function lockKin(
  trx: Db,
  personId: string,
  { last_name, native_place_taluka_id }: { last_name: string; native_place_taluka_id: string },
): Promise<Kin[]> {
  await trx.selectFrom('persons').select('id').where('id', '=', personId).forNoKeyUpdate().execute()
  return trx
    .selectFrom('members')
    .select([
      sql<boolean>`name_key(last_name) = name_key(${last_name})`.as('sharesSurname'),
      sql<boolean>`coalesce(native_taluka_id = ${native_place_taluka_id}, false)`.as('sharesNativePlace'),
    ])
    .where(sql<boolean>`id in (select member_id from profile_persons where person_id = ${personId})`)
    .execute()
}

/** In both languages, because nobody knows in which one it is read. */
const firstLookTold =
  'Our office looks at a further profile of one family before others see it. एका कुटुंबाचे पुढचे स्थळ इतरांना दिसण्याआधी आमचे कार्यालय पाहते.'

/** Closes a new profile until staff have looked at it. Restoring it opens it. */
export async function holdForFirstLook(trx: Db, memberId: string, now: Date): Promise<void> {
  await trx.updateTable('members').set({ status: 'suspended' }).where('id', '=', memberId).execute()
  await trx
    .insertInto('suspensions')
    .values({ member_id: memberId, was: 'active', told: firstLookTold, at: now, is_first_look: true })
    .execute()
}

/** Lets a session look at another open profile of its person. Returns false where it is none of theirs. */
export const switchSession = (db: Db, hash: Buffer, memberId: string, now: Date): Promise<boolean> =>
  hasUpdated(
    db
      .updateTable('sessions')
      .from('members')
      .set({ member_id: memberId, switched_at: now })
      .where('token_hash', '=', hash)
      .where('revoked_at', 'is', null)
      .where('members.id', '=', memberId)
      .where(
        sql<boolean>`exists (select from profile_persons acts
          where acts.member_id = members.id and acts.person_id = sessions.person_id)`,
      )
      .where('members.status', 'in', ['active', 'paused']),
  )
