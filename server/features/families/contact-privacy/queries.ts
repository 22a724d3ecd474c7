import type { Db } from '#server/db/open.ts'
import { hasUpdated } from '#server/db/outcome.ts'
import { readFamilyPhones } from '#server/features/families/my-profile/queries.ts'
import { recordEdit } from '#server/features/families/my-profile/versions.ts'
import { freePlaces, lockMember } from '#server/features/families/my-profile/write-profile.ts'

/** The numbers of a family in its own order. The registered mobile has the member's own id. */
export async function readNumbers(db: Db, memberId: string) {
  const member = await db
    .selectFrom('members')
    .select(['dial_code', 'mobile', 'mobile_is_hidden', 'mobile_owner', 'mobile_custom_owner'])
    .select(['mobile_best_time', 'mobile_place', 'candidate_waits'])
    .where('id', '=', memberId)
    .executeTakeFirstOrThrow()
  const phones = await readFamilyPhones(db, memberId)
  const { mobile, mobile_place: place } = member
  const family = phones.map(({ owner, custom_owner: customOwner, ...phone }) => ({
    ...phone,
    owner,
    customOwner,
    isRegistered: false,
  }))
  const registered = (digits: string) => ({
    id: memberId,
    owner: member.mobile_owner,
    customOwner: member.mobile_custom_owner,
    phone: `${member.dial_code} ${digits}`,
    is_hidden: member.mobile_is_hidden,
    best_time: member.mobile_best_time,
    isRegistered: true,
  })
  const numbers = [
    ...family.filter(({ position }) => position < place),
    ...(mobile === null ? [] : [registered(mobile)]),
    ...family.filter(({ position }) => position >= place),
  ]
  return { numbers, candidateWaits: member.candidate_waits }
}

/** Puts the numbers in this order, or returns false where they are not exactly the numbers that the member has. */
export function writeOrder(db: Db, memberId: string, ids: readonly string[], now: Date): Promise<boolean> {
  return db.transaction().execute(async trx => {
    await lockMember(trx, memberId)
    const { numbers } = await readNumbers(trx, memberId)
    if (numbers.length !== ids.length || numbers.some(({ id }) => !ids.includes(id))) return false
    if (numbers.every(({ id }, at) => id === ids[at])) return true
    const family = ids.filter(id => id !== memberId)
    const place = ids.indexOf(memberId)
    // Positions are unique, so the stored rows leave theirs first.
    await freePlaces(trx, 'family_phones', memberId)
    for (const [position, id] of family.entries())
      await trx.updateTable('family_phones').set({ position }).where('id', '=', id).execute()
    if (place >= 0) await trx.updateTable('members').set({ mobile_place: place }).where('id', '=', memberId).execute()
    // The edit is recorded, because a form that was opened before would put the numbers back.
    await recordEdit(trx, memberId, ['family_details.familty_phone_numbers'], now)
    return true
  })
}

/**
 * Returns false where this member has no such number. The registered mobile has the member's own id. The caller has locked the
 * member's row, as in a save of the profile: otherwise the trigger that counts the numbers would lock it last.
 */
export async function writeVisibility(
  trx: Db,
  memberId: string,
  numberId: string,
  isHidden: boolean,
): Promise<boolean> {
  if (numberId === memberId) {
    await trx.updateTable('members').set({ mobile_is_hidden: isHidden }).where('id', '=', memberId).execute()
    return true
  }
  return hasUpdated(
    trx
      .updateTable('family_phones')
      .set({ is_hidden: isHidden })
      .where('id', '=', numberId)
      .where('member_id', '=', memberId),
  )
}
