import { sql } from 'kysely'
import type { Db } from './open.ts'

/** What is encrypted under the data key, or under a key that the data key encrypts. A test compares it with the catalogue. */
export const encryptedColumns = [
  ['added_access', 'waits_sealed'],
  ['agent_numbers', 'sealed'],
  ['audit', 'sealed'],
  ['candidate_requests', 'contact_sealed'],
  ['complaint_papers', 'sealed'],
  ['complaints', 'sealed'],
  ['counter_drafts', 'sealed'],
  ['departures', 'sealed'],
  ['departures', 'wrapped_key'],
  // The files themselves are in the storage, and each has a row here.
  ['document_files', 'stored_as'],
  ['family_invitations', 'contact_sealed'],
  ['family_listeners', 'contact_sealed'],
  ['import_photos', 'sealed'],
  ['import_rows', 'sealed'],
  ['import_zips', 'wrapped_key'],
  ['imports', 'sealed'],
  ['incident_notices', 'sealed'],
  ['incidents', 'sealed'],
  ['member_keys', 'wrapped'],
  ['member_letters', 'sealed'],
  ['nominees', 'sealed'],
  ['outbox', 'sealed'],
  ['push_keys', 'sealed'],
  ['push_subscriptions', 'sealed'],
  ['review_decisions', 'before'],
  ['security_events', 'sealed'],
  ['signup_addresses', 'sealed'],
  ['staff', 'totp_sealed'],
  ['staff_invitations', 'totp_sealed'],
  ['waiting_messages', 'contact_sealed'],
] as const

/** The tables that hold something encrypted. */
export async function encryptedTables(db: Db): Promise<string[]> {
  const tables = new Set<string>()
  for (const [table, column] of encryptedColumns) {
    const { rows } = await sql`
      select 1 from ${sql.table(table)} where ${sql.ref(column)} is not null limit 1`.execute(db)
    if (rows.length > 0) tables.add(table)
  }
  return [...tables]
}
