import type { Db } from '#server/db/open.ts'
import { nextOffset } from '#server/features/shared/paging/paging.ts'
import type { HandlersOf } from '#server/http/handler.ts'
import type { Secrets } from '#server/ports/secrets.ts'
import { presentEvent } from './present.ts'
import { eventsPerPage, searchEvents } from './queries.ts'

export const securityEventHandlers = ({
  db,
  secrets,
}: {
  db: Db
  secrets: Secrets
}): HandlersOf<'securityEventList'> => ({
  async securityEventList({ input, language, inAct }) {
    const { query, event, from, to, offset } = input
    // The act is recorded before anything is decrypted. The query may be a contact, so it is sealed with the act.
    const after = { query, event: event ?? '', from: from ?? '', last_day: to ?? '', page: offset + 1 }
    await inAct(async () => ({ act: 'security_events_read', after }))
    const { count, rows } = await searchEvents(db, secrets, input)
    return {
      count,
      list: rows.map(row => presentEvent(secrets, row, language)),
      next_offset: nextOffset(offset, count, eventsPerPage),
    }
  },
})
