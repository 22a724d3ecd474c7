import { sql } from 'kysely'
import type { FamilyRole } from '#domain/access/family-logins.ts'
import type { Language } from '#domain/words/catalogue.ts'
import type { Db } from '#server/db/open.ts'
import { nameIn } from '#server/features/families/profile-fields/second-script.ts'
import type { Viewer } from '#server/http/viewer.ts'
import { shownFor } from './rules.ts'

export interface OwnAccess {
  /** When something was last added to one of the own profiles, for an owner whose session began by a code. */
  addedAt: Date | null
  /** The families whose invitation waits for this person. */
  invitations: { uuid: string; role: FamilyRole; name: string; registration_no: string }[]
}

type InvitationRow = Omit<OwnAccess['invitations'][number], 'name'> & Parameters<typeof nameIn>[1]

/** What a person is asked about who gets in. A family is named as the page in this language shows it. */
export async function readOwnAccess(
  db: Db,
  { personId, isOwner, sessionHash }: Pick<Viewer, 'personId' | 'isOwner' | 'sessionHash'>,
  { language, now }: { language: Language; now: Date },
): Promise<OwnAccess> {
  const { rows } = await sql<{ addedAt: Date | null; invitations: InvitationRow[] }>`select
    (select max(added_at) from added_access join members on members.id = member_id
      where members.person_id = ${personId} and added_at > ${new Date(now.getTime() - shownFor)}
      and ${isOwner} and exists (select from sessions where token_hash = ${sessionHash} and by_code)) as "addedAt",
    (select coalesce(json_agg(json_build_object('uuid', invitation.id, 'role', role, 'registration_no', registration_no,
        'first_name', first_name, 'last_name', last_name, 'second_script', second_script) order by invited_at), '[]')
      from family_invitations invitation join members on members.id = invitation.member_id
      where invitation.person_id = ${personId} and sent_at is not null and expires_at > ${now}
        and members.status in ('active', 'paused')) as invitations`.execute(db)
  const [{ addedAt, invitations } = { addedAt: null, invitations: [] }] = rows
  return {
    addedAt,
    invitations: invitations.map(({ uuid, role, registration_no, ...named }) => ({
      ...{ uuid, role, registration_no },
      name: nameIn(language, named),
    })),
  }
}
