import type { MessageChannel } from '#domain/telling/channels.ts'
import type { Db } from '#server/db/open.ts'
import type { Wants } from './channels/channel.ts'

export const writeChoice = (db: Db, memberId: string, channel: MessageChannel, wants: Wants) =>
  db
    .insertInto('channel_choices')
    .values({ member_id: memberId, channel, wants })
    .onConflict(conflict => conflict.columns(['member_id', 'channel']).doUpdateSet({ wants }))
    .execute()

/** Whether the member wants the weekly sheet by e-mail. */
export async function writeSheetChoice(db: Db, memberId: string, isWanted: boolean): Promise<void> {
  await db
    .insertInto('notification_choices')
    .values({ member_id: memberId, weekly_sheet: isWanted })
    .onConflict(conflict => conflict.column('member_id').doUpdateSet({ weekly_sheet: isWanted }))
    .execute()
}

export async function readSheetChoice(db: Db, memberId: string): Promise<boolean> {
  const row = await db
    .selectFrom('notification_choices')
    .select('weekly_sheet')
    .where('member_id', '=', memberId)
    .executeTakeFirst()
  return row?.weekly_sheet ?? true
}
