import { securityEventNames } from '#domain/access/security-events.ts'
import type { Language } from '#domain/words/catalogue.ts'
import { errorWords } from '#server/http/error-words.ts'
import type { Secrets } from '#server/ports/secrets.ts'
import type { EventRow } from './queries.ts'

interface Sealed {
  address?: string
  contact?: string
}

/** Why a call was refused, as the caller read it. A code of an earlier version stays as it is. */
const sentenceOf = (code: string, language: Language): string =>
  Object.entries(errorWords).find(([name]) => name === code)?.[1][language] ?? code

export const presentEvent = (secrets: Secrets, row: EventRow, language: Language) => {
  const { address, contact }: Sealed = row.sealed ? JSON.parse(secrets.open(row.sealed)) : {}
  return {
    uuid: row.id,
    at: row.at.toISOString(),
    // A row of an earlier version may have a name that is no longer used.
    event: securityEventNames.find(name => name === row.event) ?? 'refused',
    member: row.member_id === null ? null : { uuid: row.member_id, registration_no: row.registration_no },
    staff: row.staff_name,
    code: row.code && sentenceOf(row.code, language),
    call: row.call,
    count: row.count,
    address: address ?? null,
    contact: contact ?? null,
  }
}
