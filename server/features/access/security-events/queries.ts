import { type ExpressionBuilder, sql } from 'kysely'
import type { securityEventList } from '#contract/access/security-events.office.ts'
import type { InputOf } from '#contract/endpoint.ts'
import { addDays, startOfDayInIndia } from '#domain/calendar.ts'
import type { Db } from '#server/db/open.ts'
import { pageAt, rowCount } from '#server/db/outcome.ts'
import type { Schema } from '#server/db/schema.ts'
import { identityKey, identityOf } from '#server/features/access/accounts/identity.ts'
import type { Secrets } from '#server/ports/secrets.ts'

/** Equal however the contact was typed. The hash outlives a change of the secret, because rows are stored for a year. */
export const eventContactHash = (secrets: Secrets, contact: string): Buffer =>
  secrets.lastingHash(`event contact ${identityKey(identityOf(contact))}`)

export const eventAddressHash = (secrets: Secrets, address: string): Buffer =>
  secrets.lastingHash(`event address ${address}`)

type EventSearch = InputOf<typeof securityEventList>
export const eventsPerPage = 20

/** A page of the events that match, the latest first, and how many match in all. */
export async function searchEvents(
  db: Db,
  secrets: Secrets,
  { query, event, from, to, direction, offset }: EventSearch,
) {
  let events = db.selectFrom('security_events')
  if (event) events = events.where('event', '=', event)
  if (from) events = events.where('at', '>=', startOfDayInIndia(from))
  if (to) events = events.where('at', '<', startOfDayInIndia(addDays(to, 1)))
  if (query) events = events.where(eb => matches(eb, secrets, query))
  const count = await rowCount(events)
  const rows = await events
    .leftJoin('staff', 'staff.id', 'security_events.staff_id')
    .leftJoin('members', 'members.id', 'security_events.member_id')
    .selectAll('security_events')
    .select(['staff.name as staff_name', 'members.registration_no'])
    .orderBy('security_events.id', direction === 'ASC' ? 'asc' : 'desc')
    .$call(pageAt(offset, eventsPerPage))
    .execute()
  return { count, rows }
}
export type EventRow = Awaited<ReturnType<typeof searchEvents>>['rows'][number]

/** Contacts and network addresses are compared by their hashes, so that a search decrypts nothing. */
function matches(eb: ExpressionBuilder<Schema, 'security_events'>, secrets: Secrets, query: string) {
  const part = `%${query.replace(/[\\%_]/g, '\\$&')}%`
  return eb.or([
    eb('contact_hash', '=', eventContactHash(secrets, query)),
    eb('address_hash', '=', eventAddressHash(secrets, query)),
    eb('member_id', 'in', eb.selectFrom('members').select('id').where('registration_no', '=', query.toUpperCase())),
    eb('staff_id', 'in', eb.selectFrom('staff').select('id').where(sql<boolean>`name ilike ${part}`)),
  ])
}
