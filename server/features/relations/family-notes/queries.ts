import type { FamilyRole } from '#domain/access/family-logins.ts'
import type { Db } from '#server/db/open.ts'
import type { FamilyNote } from '#server/features/relations/pair/relation.ts'

interface WrittenNote {
  memberId: string
  aboutId: string
  note: FamilyNote & { personId: string; role: FamilyRole }
  now: Date
}

/** Writes a person's note over an earlier one about the same profile. */
export async function upsertNote(trx: Db, { memberId, aboutId, note, now }: WrittenNote): Promise<void> {
  const readers = { is_for_family: note.isForFamily, is_for_candidate: note.isForCandidate }
  const written = { role: note.role, mark: note.mark, note: note.note, ...readers, at: now }
  await trx
    .insertInto('family_notes')
    .values({ member_id: memberId, about_id: aboutId, person_id: note.personId, ...written })
    .onConflict(conflict => conflict.columns(['member_id', 'about_id', 'person_id']).doUpdateSet(written))
    .execute()
}

export async function deleteNote(
  trx: Db,
  { memberId, aboutId, personId }: { memberId: string; aboutId: string; personId: string },
): Promise<void> {
  await trx
    .deleteFrom('family_notes')
    .where('member_id', '=', memberId)
    .where('about_id', '=', aboutId)
    .where('person_id', '=', personId)
    .execute()
}
