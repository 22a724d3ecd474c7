import { mostProfiles } from '#domain/limits.ts'
import type { Db } from '#server/db/open.ts'
import { lockHolder, takeContact } from '#server/features/access/account-contacts/queries.ts'
import type { ContactColumns } from '#server/features/access/account-contacts/rules.ts'
import { countProfiles } from '#server/features/access/person-profiles/queries.ts'
import { Refusal } from '#server/http/refusal.ts'

/**
 * Gives a profile of the counter the contact that was read out. Where a person has verified it before, the profile is another
 * child of that person, who stands here with the phone. Staff have seen it, so nobody has to look at it again.
 */
export async function takeOrJoinPerson(trx: Db, memberId: string, contact: ContactColumns, now: Date): Promise<void> {
  const personId = await lockHolder(trx, contact)
  if (!personId) return takeContact(trx, memberId, contact, now)
  if ((await countProfiles(trx, personId)) >= mostProfiles) throw new Refusal('enough_profiles')
  await trx.updateTable('members').set({ person_id: personId }).where('id', '=', memberId).execute()
}
