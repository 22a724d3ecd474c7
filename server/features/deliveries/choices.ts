import type { Db } from '#server/db/open.ts'
import type { Channel } from '#server/ports/messenger.ts'
import type { Wants } from './channels/channel.ts'

export const writeChoice = (db: Db, memberId: string, channel: Channel, wants: Wants) =>
  db
    .insertInto('channel_choices')
    .values({ member_id: memberId, channel, wants })
    .onConflict(conflict => conflict.columns(['member_id', 'channel']).doUpdateSet({ wants }))
    .execute()

/** The owner says that the contact is right, or a provider says that a message has arrived there. */
export const forgetUnreachable = (db: Db, memberId: string, channel: Channel) =>
  db.deleteFrom('unreachable_contacts').where('member_id', '=', memberId).where('channel', '=', channel).execute()
