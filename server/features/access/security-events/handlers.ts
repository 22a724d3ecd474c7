import { securityEventNames } from '#domain/access/security-events.ts'
import type { Db } from '#server/db/open.ts'
import { recordAct } from '#server/features/shared/audit/record.ts'
import type { HandlersOf } from '#server/http/handler.ts'
import type { Secrets } from '#server/ports/secrets.ts'
import { type EventRow, eventsPerPage, searchEvents } from './queries.ts'

interface Sealed {
  address?: string
  contact?: string
}

const presentEvent = (secrets: Secrets, row: EventRow) => {
  const { address, contact }: Sealed = row.sealed ? JSON.parse(secrets.open(row.sealed)) : {}
  return {
    uuid: row.id,
    at: row.at.toISOString(),
    // A row of an earlier version may have a name that is no longer used.
    event: securityEventNames.find(name => name === row.event) ?? 'refused',
    member: row.member_id === null ? null : { uuid: row.member_id, registration_no: row.registration_no },
    staff: row.staff_name,
    code: row.code,
    call: row.call,
    count: row.count,
    address: address ?? null,
    contact: contact ?? null,
  }
}

export const securityEventHandlers = ({
  db,
  secrets,
}: {
  db: Db
  secrets: Secrets
}): HandlersOf<'securityEventList'> => ({
  async securityEventList({ input, staff, now }) {
    const { query, event, from, to, offset } = input
    // The look is written down before anything is opened. What was searched for may be a contact, and is sealed with the act.
    const after = { query, event: event ?? '', from: from ?? '', to: to ?? '', page: offset + 1 }
    await db.transaction().execute(trx => recordAct(trx, secrets, { staff, act: 'security_events_read', after, now }))
    const { count, rows } = await searchEvents(db, secrets, input)
    return {
      count,
      list: rows.map(row => presentEvent(secrets, row)),
      next_offset: (offset + 1) * eventsPerPage < count ? offset + 1 : null,
    }
  },
})
