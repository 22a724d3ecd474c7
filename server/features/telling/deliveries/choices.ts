import type { MessageChannel } from '#domain/telling/channels.ts'
import type { QuietHours } from '#domain/telling/quiet-hours.ts'
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

/** A night from 24 to 0 has no hour: the family wants messages at any time. */
const noHours = { from: 24, to: 0 }

/** Stores the hours in which the member wants no messages. Null stands for none, and differs from never having chosen. */
export async function writeQuietHours(db: Db, memberId: string, hours: QuietHours | null): Promise<void> {
  const { from: quiet_from, to: quiet_to } = hours ?? noHours
  await db
    .insertInto('notification_choices')
    .values({ member_id: memberId, quiet_from, quiet_to })
    .onConflict(conflict => conflict.column('member_id').doUpdateSet({ quiet_from, quiet_to }))
    .execute()
}

/** What the member chose for all channels, or what holds for one who never chose. */
export async function readChoices(db: Db, memberId: string, siteHours: QuietHours | null) {
  const row = await db
    .selectFrom('notification_choices')
    .select(['weekly_sheet', 'push_names', 'quiet_from', 'quiet_to'])
    .where('member_id', '=', memberId)
    .executeTakeFirst()
  const from = row?.quiet_from ?? siteHours?.from ?? noHours.from
  const to = row?.quiet_to ?? siteHours?.to ?? noHours.to
  return {
    weeklySheet: row?.weekly_sheet ?? true,
    pushNames: row?.push_names ?? false,
    quietHours: from === noHours.from ? null : { from, to },
  }
}
