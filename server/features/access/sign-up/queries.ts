import { type RawBuilder, type SqlBool, sql } from 'kysely'
import { daysToClaim } from '#domain/office/imports.ts'

const hoursToVerify = 48
const before = (now: Date, hours: number) => new Date(now.getTime() - hours * 3_600_000)

/**
 * The members who verified nothing in time, and hold a number or address that may be another family's: whoever signed up on
 * the site, with a password or without, and whoever was imported and never came. Those written down at the counter stay, and
 * so do the row of a member who has left and whoever paid or stands in a report: the keys of those tables refuse to lose them.
 */
export const expiredSignups = (now: Date): RawBuilder<SqlBool> => sql`
  mobile_verified_at is null and email_verified_at is null and not is_demo and status <> 'deleted'
  and joined_at < ${before(now, hoursToVerify)}
  and (origin = 'site' or origin = 'import' and joined_at < ${before(now, daysToClaim * 24)})
  and not exists (select from memberships where memberships.member_id = members.id)
  and not exists (select from orders where orders.member_id = members.id)
  and not exists (select from reports where reporter_id = members.id)
  and not exists (select from reports where reported_id = members.id)`
