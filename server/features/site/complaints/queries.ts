import { sql } from 'kysely'
import type { ComplaintKind } from '#domain/site/complaints.ts'
import type { Language } from '#domain/words/catalogue.ts'
import type { Db } from '#server/db/open.ts'
import { newId } from '#server/ports/ids.ts'
import type { Secrets } from '#server/ports/secrets.ts'
import { dueAt, settleBy } from './rules.ts'

/** What the complainant wrote. The database holds it as one cipher text. */
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
  /** Whether staff see it below everything else. */
  isBelow: boolean
  language: Language
  now: Date
  /** When the complaint reached us, where that was not now. */
  madeAt?: Date
}

export const insertComplaint = (db: Db, secrets: Secrets, complaint: NewComplaint) =>
  db.transaction().execute(trx => writeComplaint(trx, secrets, complaint))

/** Stores a complaint and puts it into the queue of staff. Its terms run from `madeAt`. */
export async function writeComplaint(
  trx: Db,
  secrets: Secrets,
  { kind, text, isConfirmed, isBelow, language, now, madeAt = now }: NewComplaint,
): Promise<{ id: string; number: string; aboutId: string | null }> {
  const id = newId(now)
  const clock = { kind, madeAt, acknowledgedAt: null }
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
      made_at: madeAt,
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
      since: madeAt,
      due_at: dueAt(clock),
      is_below: isBelow,
      claimed_by: null,
      claimed_until: null,
      decided_at: null,
    })
    .execute()
  return { id, number, aboutId: about?.id ?? null }
}

export async function openComplaint(db: Db, secrets: Secrets, id: string) {
  const row = await db
    .selectFrom('complaints')
    .leftJoin('complaint_papers', 'complaint_id', 'complaints.id')
    .selectAll('complaints')
    .select('complaint_papers.added_at as paper_at')
    .where('complaints.id', '=', id)
    .executeTakeFirst()
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
    hasPaper: row.paper_at !== null,
  }
}
export type Complaint = NonNullable<Awaited<ReturnType<typeof openComplaint>>>
