import { sql } from 'kysely'
import { deliveryChannels, outboxChannels } from '#domain/telling/channels.ts'
import { deliveryKinds, notificationTypes } from '#domain/telling/told.ts'
import type { Db } from './open.ts'

/** The tables of kinds that other tables refer to, with the kinds that this version knows. */
const kinds = {
  channels: [...new Set([...outboxChannels, ...deliveryChannels])],
  notification_types: notificationTypes,
  delivery_kinds: deliveryKinds,
}
export const kindTables = Object.keys(kinds)

/**
 * Adds the kinds of this version, so that a new one needs no migration. Those of other versions stay: rows refer to them, and nodes
 * of the version before may still serve. The owner of the tables alone may write them, whatever rights new tables come with.
 */
export async function fillKinds(one: Db): Promise<void> {
  for (const [table, names] of Object.entries(kinds))
    await sql`insert into ${sql.table(table)} (name) select unnest(${names}::text[]) on conflict do nothing`.execute(
      one,
    )
  const { rows } = await sql<{ table: string; role: string }>`
    select distinct pg_class.oid::regclass::text as table, grantee::regrole::text as role
    from pg_class, aclexplode(relacl)
    where relnamespace = 'public'::regnamespace and relname = any(${kindTables}::text[])
      and privilege_type <> 'SELECT' and grantee not in (0, relowner)`.execute(one)
  for (const { table, role } of rows)
    await sql`revoke insert, update, delete on ${sql.raw(table)} from ${sql.raw(role)}`.execute(one)
}
