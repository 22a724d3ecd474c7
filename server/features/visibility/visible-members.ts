import { type Expression, expressionBuilder, type SqlBool, sql } from 'kysely'
import type { Gender } from '#domain/limits.ts'
import type { Schema } from '#server/db/schema.ts'
import { pairExists } from './pair-exists.ts'
import { opposite, type ViewerIdentity } from './rules.ts'

const members = () => expressionBuilder<Schema, 'members'>()

/** A member who is not active and verified is visible to nobody. */
export function isActiveAndVerified(): Expression<SqlBool> {
  const eb = members()
  return eb.and([
    eb('members.status', '=', 'active'),
    eb.or([eb('members.mobile_verified_at', 'is not', null), eb('members.email_verified_at', 'is not', null)]),
  ])
}

export const isOfGender = (gender: Gender): Expression<SqlBool> => members()('members.gender', '=', gender)

/** Neither of the two blocked the other. */
export const isNotBlocked = (viewerId: string): Expression<SqlBool> =>
  sql<SqlBool>`(not ${pairExists('blockedByViewer', viewerId)} and not ${pairExists('blockedViewer', viewerId)})`

/** `isVisibleInLists` of the rules, for any query that has `members` in it. */
export const visibleInLists = (viewer: ViewerIdentity): Expression<SqlBool> =>
  members().and([isOfGender(opposite(viewer.gender)), isActiveAndVerified(), isNotBlocked(viewer.id)])
