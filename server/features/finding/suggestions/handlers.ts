import { dayInIndia } from '#domain/calendar.ts'
import type { Db } from '#server/db/open.ts'
import { presentFace } from '#server/features/families/photos/present.ts'
import { photoRelationFrom } from '#server/features/relations/pair/relation-columns.ts'
import type { HandlersOf } from '#server/http/handler.ts'
import type { Secrets } from '#server/ports/secrets.ts'
import { suggestionsFor } from './queries.ts'

export const suggestionHandlers = ({ db, secrets }: { db: Db; secrets: Secrets }): HandlersOf<'suggestionList'> => ({
  async suggestionList({ viewer, now }) {
    const rows = await suggestionsFor(db, viewer, dayInIndia(now))
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
