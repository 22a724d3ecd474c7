import type { Schema } from '#server/db/schema.ts'
import { departureKeyPlace } from '#server/features/families/leaving/sealed-record.ts'
import { nomineePlace } from '#server/features/families/settings/nominees.ts'
import { zipKeyPlace } from '#server/features/office/imports/photos/pieces.ts'
import { memberKeyPlace } from '#server/features/shared/audit/member-keys.ts'
import { complaintPaperPlace } from '#server/features/site/complaints/papers.ts'

/** A column that is encrypted under a data key, the primary key of its rows, and what each value is bound to. */
export interface SealedColumn {
  table: keyof Schema
  column: string
  id: string
  boundTo: (id: string) => string
}

const unbound = () => ''

/**
 * What `saptapadi rekey` encrypts again, besides the files of documents. The rows of the audit stay as they are, because each row
 * holds the hash of the previous one's cipher text. The data of a member who left is under a key of its own.
 */
export const sealedColumns: readonly SealedColumn[] = [
  { table: 'added_access', column: 'waits_sealed', id: 'id', boundTo: unbound },
  { table: 'agent_numbers', column: 'sealed', id: 'id', boundTo: unbound },
  { table: 'complaint_papers', column: 'sealed', id: 'complaint_id', boundTo: complaintPaperPlace },
  { table: 'candidate_requests', column: 'contact_sealed', id: 'member_id', boundTo: unbound },
  { table: 'complaints', column: 'sealed', id: 'id', boundTo: unbound },
  { table: 'counter_drafts', column: 'sealed', id: 'id', boundTo: unbound },
  { table: 'departures', column: 'wrapped_key', id: 'member_id', boundTo: departureKeyPlace },
  { table: 'family_invitations', column: 'contact_sealed', id: 'id', boundTo: unbound },
  { table: 'family_listeners', column: 'contact_sealed', id: 'id', boundTo: unbound },
  { table: 'import_photos', column: 'sealed', id: 'id', boundTo: unbound },
  { table: 'import_rows', column: 'sealed', id: 'id', boundTo: unbound },
  { table: 'import_zips', column: 'wrapped_key', id: 'id', boundTo: zipKeyPlace },
  { table: 'imports', column: 'sealed', id: 'id', boundTo: unbound },
  { table: 'incident_notices', column: 'sealed', id: 'id', boundTo: unbound },
  { table: 'incidents', column: 'sealed', id: 'id', boundTo: unbound },
  { table: 'member_keys', column: 'wrapped', id: 'member_id', boundTo: memberKeyPlace },
  { table: 'member_letters', column: 'sealed', id: 'id', boundTo: unbound },
  { table: 'nominees', column: 'sealed', id: 'member_id', boundTo: nomineePlace },
  { table: 'outbox', column: 'sealed', id: 'id', boundTo: unbound },
  { table: 'push_keys', column: 'sealed', id: 'id', boundTo: unbound },
  { table: 'push_subscriptions', column: 'sealed', id: 'id', boundTo: unbound },
  { table: 'review_decisions', column: 'before', id: 'id', boundTo: unbound },
  { table: 'security_events', column: 'sealed', id: 'id', boundTo: unbound },
  { table: 'signup_addresses', column: 'sealed', id: 'member_id', boundTo: unbound },
  { table: 'staff', column: 'totp_sealed', id: 'id', boundTo: unbound },
  { table: 'staff_invitations', column: 'totp_sealed', id: 'id', boundTo: unbound },
  { table: 'waiting_messages', column: 'contact_sealed', id: 'id', boundTo: unbound },
]
