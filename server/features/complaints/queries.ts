import { sql } from 'kysely'
import { type ComplaintKind, dueAt, settleBy } from '#domain/complaints.ts'
import type { Language } from '#domain/words/catalogue.ts'
import type { Db } from '#server/db/open.ts'
import { newId } from '#server/ports/ids.ts'
import type { Secrets } from '#server/ports/secrets.ts'

/** What the complainant wrote. It lies in the database as one cipher text. */
interface ComplaintText {
  name: string
  email: string
  mobile: string
  ownRegistrationNo: string
  aboutRegistrationNo: string
  message: string
}

interface NewComplaint {
  kind: ComplaintKind
  text: ComplaintText
  /** Whether the complainant typed the code that went to their contact. */
  isConfirmed: boolean
  /** Whether it waits below everything else. */
  isBelow: boolean
  language: Language
  now: Date
}

export const insertComplaint = (db: Db, secrets: Secrets, complaint: NewComplaint): Promise<string> =>
  db.transaction().execute(trx => writeComplaint(trx, secrets, complaint))

/** Saves a complaint, lets it wait for staff with its term, and returns its number. */
export async function writeComplaint(
  trx: Db,
  secrets: Secrets,
  { kind, text, isConfirmed, isBelow, language, now }: NewComplaint,
): Promise<string> {
  const id = newId(now)
  const clock = { kind, madeAt: now, acknowledgedAt: null }
  const about = text.aboutRegistrationNo
    ? await trx
        .selectFrom('members')
        .select('id')
        .where('registration_no', '=', text.aboutRegistrationNo.toUpperCase())
        .executeTakeFirst()
    : undefined
  const { number } = await trx
    .insertInto('complaints')
    .values({
      id,
      number: sql<string>`'C' || nextval('complaint_numbers')`,
      kind,
      sealed: secrets.seal(JSON.stringify(text)),
      about_id: about?.id ?? null,
      language,
      made_at: now,
      contact_confirmed_at: isConfirmed ? now : null,
      settle_by: settleBy(clock),
      acknowledged_at: null,
      settled_at: null,
    })
    .returning('number')
    .executeTakeFirstOrThrow()
  await trx
    .insertInto('review_items')
    .values({
      kind: 'complaint',
      subject_id: id,
      member_id: about?.id ?? null,
      since: now,
      due_at: dueAt(clock),
      is_below: isBelow,
      claimed_by: null,
      claimed_until: null,
      decided_at: null,
    })
    .execute()
  return number
}

export async function openComplaint(db: Db, secrets: Secrets, id: string) {
  const row = await db.selectFrom('complaints').selectAll().where('id', '=', id).executeTakeFirst()
  if (!row) return null
  return {
    ...(JSON.parse(secrets.open(Buffer.from(row.sealed))) as ComplaintText),
    id: row.id,
    number: row.number,
    kind: row.kind,
    language: row.language,
    madeAt: row.made_at,
    isConfirmed: row.contact_confirmed_at !== null,
    settleBy: row.settle_by,
    acknowledgedAt: row.acknowledged_at,
  }
}
