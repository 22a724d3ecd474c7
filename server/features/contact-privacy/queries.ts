import type { Db } from '#server/db/open.ts'
import { lockMember } from '#server/features/my-profile/write-profile.ts'

export const readRegisteredMobile = (db: Db, memberId: string) =>
  db
    .selectFrom('members')
    .select(['dial_code', 'mobile', 'mobile_is_hidden'])
    .where('id', '=', memberId)
    .executeTakeFirstOrThrow()

export const readFamilyPhones = (db: Db, memberId: string) =>
  db.selectFrom('family_phones').selectAll().where('member_id', '=', memberId).orderBy('position').execute()

/**
 * Returns false where this member has no such number. The registered mobile goes by the member's own id. The member's row is
 * locked first, as a save of the profile does: the trigger that counts the numbers would otherwise lock it last.
 */
export function writeVisibility(db: Db, memberId: string, numberId: string, isHidden: boolean): Promise<boolean> {
  return db.transaction().execute(async trx => {
    await lockMember(trx, memberId)
    if (numberId === memberId) {
      await trx.updateTable('members').set({ mobile_is_hidden: isHidden }).where('id', '=', memberId).execute()
      return true
    }
    const { numUpdatedRows } = await trx
      .updateTable('family_phones')
      .set({ is_hidden: isHidden })
      .where('id', '=', numberId)
      .where('member_id', '=', memberId)
      .executeTakeFirst()
    return numUpdatedRows > 0n
  })
}
