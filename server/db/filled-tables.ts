import { sql } from 'kysely'
import { daysToObjectAlone } from '#domain/access/caller-requests.ts'
import { mostListeners, mostLoginsBesidesOwner } from '#domain/access/family-logins.ts'
import { daysAfterCall, daysBeforeCall } from '#domain/families/still-looking.ts'
import { mostPasskeys, mostProfiles } from '#domain/limits.ts'
import { reviewHours } from '#domain/office/review.ts'
import { daysUntilSettled } from '#domain/office/staff.ts'
import { deliveryChannels, outboxChannels } from '#domain/telling/channels.ts'
import { deliveryKinds, notificationTypes } from '#domain/telling/told.ts'
import type { Db } from './open.ts'

/** The tables of kinds that other tables refer to, with the kinds that this version knows. */
const kinds = {
  channels: [...new Set([...outboxChannels, ...deliveryChannels])],
  notification_types: notificationTypes,
  delivery_kinds: deliveryKinds,
}

/** The numbers of the rules that functions of the database hold, who read them by `number_of`. */
const numbers = {
  days_after_call: daysAfterCall,
  days_before_call: daysBeforeCall,
  days_to_object_alone: daysToObjectAlone,
  days_until_settled: daysUntilSettled,
  most_listeners: mostListeners,
  most_logins_besides_owner: mostLoginsBesidesOwner,
  most_passkeys: mostPasskeys,
  most_profiles: mostProfiles,
  ...Object.fromEntries(Object.entries(reviewHours).map(([kind, hours]) => [`review_hours_${kind}`, hours])),
}

/** Only the owner of the tables writes them, whatever rights new tables come with. */
export const filledTables = [...Object.keys(kinds), 'numbers']

/**
 * Writes the kinds and numbers of this version, so that a new one needs no migration. Kinds of other versions stay: rows refer to
 * them, and nodes of the version before may still serve.
 */
export async function fillTables(one: Db): Promise<void> {
  for (const [table, names] of Object.entries(kinds))
    await sql`insert into ${sql.table(table)} (name) select unnest(${names}::text[]) on conflict do nothing`.execute(
      one,
    )
  await sql`insert into numbers (name, value)
    select * from unnest(${Object.keys(numbers)}::text[], ${Object.values(numbers)}::int[])
    on conflict (name) do update set value = excluded.value where numbers.value <> excluded.value`.execute(one)
  const { rows } = await sql<{ table: string; role: string }>`
    select distinct pg_class.oid::regclass::text as table, grantee::regrole::text as role
    from pg_class, aclexplode(relacl)
    where relnamespace = 'public'::regnamespace and relname = any(${filledTables}::text[])
      and privilege_type <> 'SELECT' and grantee not in (0, relowner)`.execute(one)
  for (const { table, role } of rows)
    await sql`revoke insert, update, delete on ${sql.raw(table)} from ${sql.raw(role)}`.execute(one)
}
