import { type RawBuilder, type SqlBool, sql } from 'kysely'
import { type Day, dayInIndia } from '#domain/calendar.ts'
import { type NotificationType, notificationTypes } from '#domain/telling/told.ts'
import type { Language } from '#domain/words/catalogue.ts'
import { compiledQuery, onceFor, type ParametersOf, type SqlValue } from '#server/db/compiled-query.ts'
import type { Db } from '#server/db/open.ts'
import { findsRow } from '#server/db/outcome.ts'
import type { SecondScript } from '#server/db/schema.ts'
import { photoColumns } from '#server/features/families/photos/queries.ts'
import { relationColumns } from '#server/features/relations/pair/relation-columns.ts'
import { listedOn } from '#server/features/relations/visibility/queries.ts'

/** True of the kinds that this version has words for. A later version that was here may have left others. */
export const isKnownType = sql<SqlBool>`notifications.type in (${sql.join(notificationTypes.map(type => sql.lit(type)))})`

/**
 * True of the rows of `notifications` that their owner sees. Those from a member who blocked or was blocked, was suspended or
 * has left are hidden. Of a member who is paused or no longer listed, only those about an interest remain. A story to confirm
 * remains when its teller has left, as most tellers have.
 */
export const isVisibleToOwner = (
  today: SqlValue<Day>,
): RawBuilder<SqlBool> => sql`${isKnownType} and (notifications.from_id is null or exists (
  select from members where members.id = notifications.from_id
    and ((members.status = 'active' and ${listedOn(today)})
      or (members.status in ('active', 'paused') and notifications.type like 'interest%')
      or (members.status in ('paused', 'deleted') and notifications.type = 'story_to_confirm'))
    and not exists (select from blocks where blocker_id = notifications.member_id and blocked_id = members.id)
    and not exists (select from blocks where blocker_id = members.id and blocked_id = notifications.member_id)))`

const unreadQuery = compiledQuery(
  (_db, { memberId, today }: ParametersOf<{ memberId: string; today: Day }>) =>
    sql<{ count: number }>`select count(*)::int as count from notifications
      where member_id = ${memberId} and read_at is null and ${isVisibleToOwner(today)}`,
)

export async function countUnread(db: Db, memberId: string, now: Date): Promise<number> {
  const [row] = await unreadQuery(db, { memberId, today: dayInIndia(now) })
  return row?.count ?? 0
}

export interface NotificationRow {
  id: string
  type: NotificationType
  from_id: string | null
  source_id: string
  created_at: string
  read_at: string | null
  opened_at: string | null
  first_name: string | null
  last_name: string | null
  second_script: SecondScript | null
  registration_no: string | null
  /** When the number was opened whose view came back; null for any other notification. */
  viewed_at: string | null
  /** The state of the interest that it tells of; null for any other notification. */
  interest_status: 'pending' | 'accepted' | 'rejected' | 'cancelled' | null
}

interface Page {
  memberId: string
  today: Day
  offset: number
  limit: number
}

/** The teller's name from the story, because a member who has left has no name any more. */
const nameInStory = (part: 'first_name' | 'last_name') => sql`(
  select case sender.gender when 'M' then ${sql.ref(`groom_${part}`)} else ${sql.ref(`bride_${part}`)} end
  from success_stories where success_stories.id = notifications.source_id and notifications.type = 'story_to_confirm')`

/** The owner of a dead number, whom the reader knows, and the day on which the reader opened it. */
const deadNumber = sql`from contact_views join members named on named.id = contact_views.viewed_id
    and named.status in ('active', 'paused')
  where notifications.type = 'view_returned' and contact_views.viewer_id = notifications.member_id
    and contact_views.viewed_id = notifications.source_id
    and not exists (select from blocks where (blocker_id, blocked_id)
      in ((notifications.member_id, named.id), (named.id, notifications.member_id)))`

/** Of some profiles families read the surname and the number alone, so the notification has no sender. */
const ofNamed = (column: 'last_name' | 'registration_no' | 'second_script') => sql`coalesce((
  select ${sql.ref(`named.${column}`)} from recalls join members named on named.id = recalls.member_id
  where recalls.id = notifications.source_id and notifications.type = 'profile_recalled'), (
  select ${sql.ref(`named.${column}`)} ${deadNumber}))`

export const notificationColumns = sql`(select contact_views.at ${deadNumber}) as viewed_at, notifications.id, notifications.type, notifications.from_id,
  notifications.source_id, notifications.created_at, notifications.read_at, notifications.opened_at,
  coalesce(sender.registration_no, ${ofNamed('registration_no')}) as registration_no,
  (select interests.status from interests
    where interests.id = notifications.source_id and notifications.type like 'interest%') as interest_status,
  coalesce(${nameInStory('first_name')}, sender.first_name) as first_name,
  coalesce(${nameInStory('last_name')}, sender.last_name, ${ofNamed('last_name')}) as last_name,
  case when notifications.type <> 'story_to_confirm' then coalesce(sender.second_script, ${ofNamed('second_script')}) end
    as second_script`

/** A page of notifications and the count of all, in one row. */
export const notificationPage = onceFor((order: 'newest first' | 'oldest first') => {
  const direction = sql.raw(order === 'oldest first' ? 'asc' : 'desc')
  return compiledQuery(
    (_db, { memberId, today, offset, limit }: ParametersOf<Page>) => sql<{
      count: number
      list: NotificationRow[]
    }>`select
      (select count(*)::int from notifications where member_id = ${memberId} and ${isVisibleToOwner(today)}) as count,
      (select coalesce(json_agg(page), '[]') from (
        select ${notificationColumns} from notifications left join members sender on sender.id = notifications.from_id
        where notifications.member_id = ${memberId} and ${isVisibleToOwner(today)}
        order by notifications.created_at ${direction}, notifications.id ${direction} offset ${offset} limit ${limit}
      ) page) as list`,
  )
})

/** The senders of a page with their photos and their relation to the reader, which decide what the reader may see. */
export const readSenders = (db: Db, viewerId: string, ids: readonly string[]) =>
  db
    .selectFrom('members')
    .where(sql<boolean>`members.id = any(${ids}::uuid[])`)
    .select('members.id')
    .select(photoColumns)
    .select(relationColumns(viewerId))
    .execute()

/** Marks notifications as read: all, or those up to the one named by `until`. */
export async function markRead(db: Db, memberId: string, until: string | null, now: Date): Promise<void> {
  await db
    .updateTable('notifications')
    .set({ read_at: now })
    .where('member_id', '=', memberId)
    .where('read_at', 'is', null)
    .$if(until !== null, query =>
      query.where(sql<boolean>`(created_at, id) <= (
        select shown.created_at, shown.id from notifications shown where shown.id = ${until} and shown.member_id = ${memberId})`),
    )
    .execute()
}

/**
 * Marks a notification of this member as opened, the first time alone. Returns whether the member has it.
 */
export const markOpened = (db: Db, memberId: string, id: string, now: Date): Promise<boolean> =>
  findsRow(
    db
      .updateTable('notifications')
      .set(eb => ({ opened_at: eb.fn.coalesce('opened_at', eb.val(now)) }))
      .where('member_id', '=', memberId)
      .where('id', '=', id)
      .returning('id'),
  )

/** Stores the language in which the member last read the site. Messages are written in it, because nobody is there to ask. */
export async function rememberLanguage(db: Db, memberId: string, language: Language): Promise<void> {
  await db
    .insertInto('notification_choices')
    .values({ member_id: memberId, language })
    .onConflict(conflict => conflict.column('member_id').doUpdateSet({ language }))
    .execute()
}
