import type { Db } from '#server/db/open.ts'
import type { ViewerIdentity } from '#server/features/visibility/rules.ts'
import { visibleInLists } from '#server/features/visibility/visible-members.ts'

const maxSuggestions = 200

/** Reads the newest first, each with its first photo. Members who are not visible in lists today are left out. */
export const suggestionsFor = (db: Db, viewer: ViewerIdentity) =>
  db
    .selectFrom('suggestions')
    .innerJoin('members', 'members.id', 'suggestions.suggested_id')
    .where('suggestions.member_id', '=', viewer.id)
    .where(visibleInLists(viewer))
    .select(eb => [
      'members.id',
      eb
        .selectFrom('photos')
        .select('photos.id')
        .whereRef('photos.member_id', '=', 'members.id')
        .where('photos.status', '=', 'shown')
        .orderBy('photos.position')
        .limit(1)
        .as('photo_id'),
    ])
    .orderBy('suggestions.at', 'desc')
    .orderBy('suggestions.id', 'desc')
    .limit(maxSuggestions)
    .execute()
