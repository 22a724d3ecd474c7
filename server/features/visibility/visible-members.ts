import { type Expression, expressionBuilder, type SqlBool } from 'kysely'
import type { Gender } from '#domain/limits.ts'
import type { Schema } from '#server/db/schema.ts'
import { opposite, type ViewerIdentity } from './rules.ts'

const members = () => expressionBuilder<Schema, 'members'>()

/** Active and verified: who can be seen at all. */
export function isActiveAndVerified(): Expression<SqlBool> {
  const eb = members()
  return eb.and([
    eb('members.status', '=', 'active'),
    eb.or([eb('members.mobile_verified_at', 'is not', null), eb('members.email_verified_at', 'is not', null)]),
  ])
}

export const isOfGender = (gender: Gender): Expression<SqlBool> => members()('members.gender', '=', gender)

/** Neither blocked the other. */
export function isNotBlocked(viewerId: string): Expression<SqlBool> {
  const eb = members()
  return eb.and([
    eb.not(
      eb.exists(
        eb
          .selectFrom('blocks')
          .select('blocks.at')
          .where('blocks.blocker_id', '=', viewerId)
          .whereRef('blocks.blocked_id', '=', 'members.id'),
      ),
    ),
    eb.not(
      eb.exists(
        eb
          .selectFrom('blocks')
          .select('blocks.at')
          .where('blocks.blocked_id', '=', viewerId)
          .whereRef('blocks.blocker_id', '=', 'members.id'),
      ),
    ),
  ])
}

/** `isVisibleInLists` of the rules, for any query that has `members` in it. */
export const visibleInLists = (viewer: ViewerIdentity): Expression<SqlBool> =>
  members().and([isOfGender(opposite(viewer.gender)), isActiveAndVerified(), isNotBlocked(viewer.id)])
