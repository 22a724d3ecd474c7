import { mostProfiles } from '#domain/limits.ts'
import type { Db } from '#server/db/open.ts'
import { refuseAgent } from '#server/features/relations/agent-numbers/bars.ts'
import type { Channel } from '#server/ports/messenger.ts'
import type { Secrets } from '#server/ports/secrets.ts'
import { joinKinOfRegister, lockHolder, takeContact } from '../account-contacts/queries.ts'
import { inheritFromDeparted } from '../account-contacts/returning-contacts.ts'
import { contactColumns } from '../account-contacts/rules.ts'
import { type Account, accountById } from '../accounts/queries.ts'
import { countProfiles } from '../person-profiles/queries.ts'
import { keepFirstAddress } from '../sign-up/new-member.ts'

/**
 * Claims an imported record for whoever has proven its contact: its own family, or a person who has verified the contact already
 * because somebody invited them to another profile. From where it was claimed is kept, as the address of a sign-up is. Returns null if the provider has withdrawn it, or the person has no place left.
 */
export async function claimRecord(
  trx: Db,
  secrets: Secrets,
  {
    record: { id, ...record },
    channel,
    address,
    now,
  }: { record: Account; channel: Channel; address: string; now: Date },
): Promise<Account | null> {
  const contact = contactColumns(record, channel)
  const ids = [id]
  if (contact) {
    const holder = await lockHolder(trx, contact)
    // A number that was verified before a bar stays its owner's.
    if ('mobile' in contact && !holder) await refuseAgent(trx, secrets, record, now)
    const others = holder ? await countProfiles(trx, holder) : 0
    if (others >= mostProfiles) return null
    const personId = holder ?? record.personId
    if (holder) await trx.updateTable('members').set({ person_id: holder }).where('id', '=', id).execute()
    ids.push(...(await joinKinOfRegister(trx, { id, personId, atMost: mostProfiles - others - 1 }, contact)))
    await takeContact(trx, id, contact, now)
  }
  await inheritFromDeparted(trx, secrets, id)
  const claimed = await accountById(trx, id)
  if (claimed?.isUnclaimed !== false) return null
  await keepFirstAddress(trx, secrets, { ids, address })
  return claimed
}
