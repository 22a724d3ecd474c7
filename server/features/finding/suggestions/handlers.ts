import { dayInIndia } from '#domain/calendar.ts'
import type { Db } from '#server/db/open.ts'
import { presentFace } from '#server/features/families/photos/present.ts'
import type { Showings } from '#server/features/finding/showings/showings.ts'
import { photoRelationFrom } from '#server/features/relations/pair/relation-columns.ts'
import type { HandlersOf } from '#server/http/handler.ts'
import type { Secrets } from '#server/ports/secrets.ts'
import { suggestionsFor } from './queries.ts'

export const suggestionHandlers = ({
  db,
  secrets,
  showings,
}: {
  db: Db
  secrets: Secrets
  showings: Showings
}): HandlersOf<'suggestionList'> => ({
  async suggestionList({ viewer, device, now }) {
    const rows = await suggestionsFor(db, viewer, dayInIndia(now))
    showings.note({ id: viewer.id, device }, rows)
    return {
      count: rows.length,
      list: rows.map(row => ({
        uuid: row.id,
        note: row.note,
        ...presentFace(row, photoRelationFrom(row, viewer.id), { secrets, viewer, now }),
      })),
      next_offset: null,
    }
  },
})
