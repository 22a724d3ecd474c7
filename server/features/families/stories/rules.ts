import type { ExpressionBuilder, Selectable } from 'kysely'
import type { StoryState } from '#contract/families/stories.ts'
import type { Day } from '#domain/calendar.ts'
import type { Schema } from '#server/db/schema.ts'
import type { Relation } from '#server/features/relations/pair/relation.ts'
import { profileAccess, type Subject } from '#server/features/relations/visibility/rules.ts'
import type { Viewer } from '#server/http/viewer.ts'

type Story = Selectable<Schema['success_stories']>
type Stories = ExpressionBuilder<Schema, 'success_stories'>

/** Everybody reads a story from the day staff publish it until either of the couple has it taken down. */
export const isPublic = ({ published_at, taken_down_at }: Pick<Story, 'published_at' | 'taken_down_at'>): boolean =>
  published_at !== null && taken_down_at === null
/** `isPublic` as a condition of a query. */
export const wherePublic = (eb: Stories) =>
  eb.and([eb('published_at', 'is not', null), eb('taken_down_at', 'is', null)])

/** Staff decide once about a story, after its partner confirmed it. */
export const whereUndecided = (eb: Stories) =>
  eb.and([eb('confirmed_at', 'is not', null), eb('published_at', 'is', null), eb('rejected_at', 'is', null)])

/** The partner answers once. Until then the teller may take the story back. */
export const whereUnanswered = (eb: Stories) => eb.and([eb('confirmed_at', 'is', null), eb('denied_at', 'is', null)])

/** The teller adds a photo until the partner has answered, and the partner adds one to a confirmed story that has none. */
export const whereTakesPhotoOf = (memberId: string) => (eb: Stories) =>
  eb.and([
    eb('published_at', 'is', null),
    eb('rejected_at', 'is', null),
    eb('denied_at', 'is', null),
    eb.or([
      eb.and([eb('told_by', '=', memberId), eb('confirmed_at', 'is', null)]),
      eb.and([eb('partner_id', '=', memberId), eb('confirmed_at', 'is not', null), eb('stored_as', 'is', null)]),
    ]),
  ])

/** What the partner has answered. */
export const stateOf = ({ confirmed_at, denied_at }: Pick<Story, 'confirmed_at' | 'denied_at'>): StoryState =>
  denied_at ? 'DENIED' : confirmed_at ? 'CONFIRMED' : 'WAITING'

/** A member may name somebody as partner whose profile they may open and whom they have not blocked. */
export const mayNamePartner = (
  viewer: Viewer,
  { subject, relation }: { subject: Subject; relation: Relation },
  today: Day,
): boolean => profileAccess(viewer, subject, relation, today) === 'allowed' && !relation.viewerBlocked
