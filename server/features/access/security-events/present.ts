import { securityEventNames } from '#domain/access/security-events.ts'
import type { Secrets } from '#server/ports/secrets.ts'
import type { EventRow } from './queries.ts'

interface Sealed {
  address?: string
  contact?: string
}

export const presentEvent = (secrets: Secrets, row: EventRow) => {
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
