import { sql } from 'kysely'
import { addDays, dayInIndia } from '#domain/calendar.ts'
import { registrantToldBefore } from '#domain/families/candidate-consent.ts'
import { formatLongDay } from '#domain/format/date.ts'
import type { Language } from '#domain/words/catalogue.ts'
import type { Db } from '#server/db/open.ts'
import type { ChannelSettings } from '#server/features/telling/deliveries/channels/channel.ts'
import { tellMember } from '#server/features/telling/deliveries/tell.ts'
import { newId } from '#server/ports/ids.ts'
import { notConfirmedLetter } from './words.ts'

const atOnce = 200

/**
 * Marks the registrants who are to be told, in the statement that finds them. A no that the candidate keeps to themselves is
 * told on the same day and in the same words as no answer: silence would betray it.
 */
const claim = (trx: Db, now: Date) => {
  const today = dayInIndia(now)
  return sql<{ member_id: string; due_on: string }>`
    update candidate_requests set registrant_told_on = ${today}
    where registrant_told_on is null and member_id in (
      select member_id from candidate_requests join members on members.id = candidate_requests.member_id
      where state <> 'yes' and registered_by <> 'CANDIDATE' and not tells_registrant and registrant_told_on is null
        and due_on between ${today} and ${addDays(today, registrantToldBefore)} and members.status = 'active'
      order by due_on limit ${atOnce})
    returning member_id, due_on`.execute(trx)
}

/** Tells registrants some days before the profile leaves lists for want of the candidate's yes. Returns how many. */
export const tellRegistrants = ({ db, ...settings }: ChannelSettings & { db: Db }, now: Date): Promise<number> =>
  db.transaction().execute(async trx => {
    const { rows } = await claim(trx, now)
    for (const { member_id: memberId, due_on } of rows) {
      const letter = (language: Language) => notConfirmedLetter(language, formatLongDay(due_on, language))
      await tellMember(trx, settings, { eventId: newId(now), memberId, kind: 'candidate_not_confirmed', letter }, now)
    }
    return rows.length
  })
