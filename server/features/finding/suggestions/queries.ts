import type { Day } from '#domain/calendar.ts'
import type { Gender } from '#domain/limits.ts'
import { compiledQuery, onceFor, type ParametersOf, type SqlValue } from '#server/db/compiled-query.ts'
import type { Db } from '#server/db/open.ts'
import { photoColumns } from '#server/features/families/photos/queries.ts'
import { photoRelationColumn } from '#server/features/relations/pair/relation-columns.ts'
import { type ViewerInQuery, visibleInLists } from '#server/features/relations/visibility/queries.ts'
import type { ViewerIdentity } from '#server/features/relations/visibility/rules.ts'

const maxSuggestions = 200

/** Reads the newest first, each with its photos. Members who are not visible in lists today are left out. */
export const suggestionsFor = (db: Db, viewer: ViewerIdentity, today: Day) =>
  suggestions(viewer.gender)(db, { viewerId: viewer.id, today })

const suggestions = onceFor((gender: Gender) =>
  compiledQuery((db, { viewerId, today }: ParametersOf<{ viewerId: string; today: Day }>) =>
    suggestionRows(db, { id: viewerId, gender }, today),
  ),
)

const suggestionRows = (db: Db, viewer: ViewerInQuery, today: SqlValue<Day>) =>
  db
    .selectFrom('suggestions')
    .innerJoin('members', 'members.id', 'suggestions.suggested_id')
    .where('suggestions.member_id', '=', viewer.id)
    .where(visibleInLists(viewer, today))
    .select(['members.id', 'members.number', 'suggestions.note'])
    .select(photoColumns)
    .select(photoRelationColumn(viewer.id))
    .orderBy('suggestions.at', 'desc')
    .orderBy('suggestions.id', 'desc')
    .limit(maxSuggestions)
