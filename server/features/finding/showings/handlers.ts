import { addDays, dayInIndia } from '#domain/calendar.ts'
import { daysCounted } from '#domain/finding/fair-order.ts'
import { countOrFew } from '#domain/finding/shown.ts'
import type { Db } from '#server/db/open.ts'
import type { HandlersOf } from '#server/http/handler.ts'
import { readOwnShowings } from './queries.ts'
import { isNewlyJoined } from './rules.ts'

export const showingHandlers = ({ db }: { db: Db }): HandlersOf<'ownShowings'> => ({
  async ownShowings({ viewer, now }) {
    const today = dayInIndia(now)
    const own = await readOwnShowings(db, viewer, { since: addDays(today, -daysCounted), today })
    return {
      shown: countOrFew(own.shown),
      opened: countOrFew(own.opened),
      is_new: isNewlyJoined(own.joined_at, today) ? 1 : 0,
      has_photo: own.has_photo ? 1 : 0,
      has_birth_time: own.has_birth_time ? 1 : 0,
    }
  },
})
