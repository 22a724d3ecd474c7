import { type Expression, expressionBuilder, type SqlBool } from 'kysely'
import type { Gender } from '#domain/limits.ts'
import type { Schema } from '#server/db/schema.ts'
import { type Looker, opposite } from './rules.ts'

const members = () => expressionBuilder<Schema, 'members'>()

/** Active and verified: who can be seen at all. */
export function isShown(): Expression<SqlBool> {
  const eb = members()
  return eb.and([
    eb('members.status', '=', 'active'),
    eb.or([eb('members.mobile_verified_at', 'is not', null), eb('members.email_verified_at', 'is not', null)]),
  ])
}

export const isOfGender = (gender: Gender): Expression<SqlBool> => members()('members.gender', '=', gender)

/** Neither blocked the other. */
export function isUnblocked(viewerId: string): Expression<SqlBool> {
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

/** `isListed` of the rules, for any query that has `members` in it. */
export const listedFor = (viewer: Looker): Expression<SqlBool> =>
  members().and([isOfGender(opposite(viewer.gender)), isShown(), isUnblocked(viewer.id)])
