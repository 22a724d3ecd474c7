import { type Expression, expressionBuilder, type RawBuilder, type SqlBool, sql } from 'kysely'
import type { Day } from '#domain/calendar.ts'
import type { Gender } from '#domain/limits.ts'
import type { SqlValue } from '#server/db/compiled-query.ts'
import type { Schema } from '#server/db/schema.ts'
import { opposite } from './rules.ts'

/** A viewer as a part of a query. */
export interface ViewerInQuery {
  id: SqlValue<string>
  gender: Gender
}

type PairTable = {
  [T in keyof Schema]: { table: T; viewer: keyof Schema[T] & string; member: keyof Schema[T] & string }
}[keyof Schema]

/** The tables that hold one row for a pair, with the column of each side. */
const pairs = {
  shortlisted: { table: 'shortlists', viewer: 'member_id', member: 'shortlisted_id' },
  opened: { table: 'visits', viewer: 'visitor_id', member: 'visited_id' },
  contactViewed: { table: 'contact_views', viewer: 'viewer_id', member: 'viewed_id' },
  blockedByViewer: { table: 'blocks', viewer: 'blocker_id', member: 'blocked_id' },
  blockedViewer: { table: 'blocks', viewer: 'blocked_id', member: 'blocker_id' },
} as const satisfies Record<string, PairTable>

/** Whether such a row exists between the viewer and `members.id` of the surrounding query. */
export function pairExists(pair: keyof typeof pairs, viewerId: SqlValue<string>): RawBuilder<boolean> {
  const { table, viewer, member } = pairs[pair]
  return sql<boolean>`exists (select from ${sql.table(table)} where ${sql.ref(`${table}.${viewer}`)} = ${viewerId}
    and ${sql.ref(`${table}.${member}`)} = members.id)`
}

const members = () => expressionBuilder<Schema, 'members'>()

function isVerified(): Expression<SqlBool> {
  const eb = members()
  return eb.or([eb('members.mobile_verified_at', 'is not', null), eb('members.email_verified_at', 'is not', null)])
}

/** A member who is not active and verified is in no list, search or suggestion, whatever the day. */
export const isActiveAndVerified = (): Expression<SqlBool> =>
  // A literal, not a parameter: only then does a prepared statement use the index of the visible members.
  members().and([members()('members.status', '=', sql.lit('active')), isVerified()])

/** `isListedOn` of rules.ts in SQL. */
export const listedOn = (today: SqlValue<Day>): Expression<SqlBool> =>
  sql<SqlBool>`(members.listed_until is null or members.listed_until >= ${today})`

/** A paused member stays visible to those who share an interest, and in the blocker's own list. */
const isActiveOrPaused = (): Expression<SqlBool> =>
  members().and([members()('members.status', 'in', ['active', 'paused']), isVerified()])

export const isOfGender = (gender: Gender): Expression<SqlBool> => members()('members.gender', '=', gender)

/**
 * The ids of the other profiles that somebody who acts for this one acts for too, as one array: brothers and sisters mostly. The
 * persons are an array of their own, because PostgreSQL looks for those in both tables of the view by index; joined with itself,
 * the view is read whole.
 */
export const kinOf = (memberId: SqlValue<string> | Expression<string>): RawBuilder<string[]> => sql`array(
  select kin.member_id from profile_persons kin where kin.member_id <> ${memberId}
    and kin.person_id = any(array(select own.person_id from profile_persons own where own.member_id = ${memberId})))`

/** Brothers and sisters, for whom one person acts, are not shown to each other. */
export const isOfSamePerson = (viewerId: SqlValue<string>): RawBuilder<boolean> =>
  // An array is read once a statement, where a condition on the row would be asked for each.
  sql<boolean>`(members.id = any(${kinOf(viewerId)}))`

/** Neither of the two blocked the other. */
const isNotBlocked = (viewerId: SqlValue<string>): Expression<SqlBool> =>
  sql<SqlBool>`(not ${pairExists('blockedByViewer', viewerId)} and not ${pairExists('blockedViewer', viewerId)})`

/** `isVisibleInLists` of rules.ts in SQL, for any query that has `members` in it. */
export const visibleInLists = (viewer: ViewerInQuery, today: SqlValue<Day>): Expression<SqlBool> =>
  members().and([
    isOfGender(opposite(viewer.gender)),
    isActiveAndVerified(),
    listedOn(today),
    isNotBlocked(viewer.id),
    members().not(isOfSamePerson(viewer.id)),
  ])

/**
 * Whether a row may name another member, by the alias of that member. One who blocked the reader, was suspended or has left is gone
 * from the reader's lists, so such a row is left out: otherwise the difference would tell.
 */
export const mayBeNamed = (other: string, readerId: string): RawBuilder<boolean> =>
  sql<boolean>`(${sql.ref(`${other}.status`)} in ('active', 'paused')
    and not exists (select from blocks where blocker_id = ${sql.ref(`${other}.id`)} and blocked_id = ${readerId}))`

/** The other side of an interest or of an unlocked contact, also while paused or no longer listed. */
const visibleToParty = (viewer: ViewerInQuery): Expression<SqlBool> =>
  members().and([isActiveOrPaused(), isNotBlocked(viewer.id)])

/** Members whom the viewer blocked. The blocker keeps the row, whatever the other side did. */
const visibleToBlocker = (): Expression<SqlBool> => isActiveOrPaused()

/** The conditions under which a list shows a member, by name. */
export const visibility = { inLists: visibleInLists, toParty: visibleToParty, toBlocker: visibleToBlocker } as const
export type Visibility = keyof typeof visibility
