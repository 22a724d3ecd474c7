import type { Db } from '#server/db/open.ts'
import { photoLink } from '#server/features/photos/links.ts'
import type { HandlersOf } from '#server/http/handler.ts'
import type { Secrets } from '#server/ports/secrets.ts'
import { suggestionsFor } from './queries.ts'

export const suggestionHandlers = ({ db, secrets }: { db: Db; secrets: Secrets }): HandlersOf<'suggestionList'> => ({
  async suggestionList({ viewer, now }) {
    const rows = await suggestionsFor(db, viewer)
    return {
      count: rows.length,
      list: rows.map(row => ({
        uuid: row.id,
        image: row.photo_id === null ? null : photoLink(secrets, row.photo_id, 'card', now),
      })),
      next_offset: null,
    }
  },
})
