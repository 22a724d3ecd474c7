import type { StaffRole } from '#domain/office/staff.ts'
import type { Db } from '#server/db/open.ts'
import { hasUpdated } from '#server/db/outcome.ts'
import { newId } from '#server/ports/ids.ts'
import { newToken, type Secrets, tokenHash } from '#server/ports/secrets.ts'
import type { StaffDependencies } from './dependencies.ts'
import { invitationLifetime } from './rules.ts'
import { newAppKey } from './totp.ts'

interface NewInvitation {
  email: string
  role: StaffRole
  /** The login whose password and app it replaces. Null for somebody new. */
  staffId: string | null
  invitedBy: string | null
  now: Date
}

/** Makes the token of an invitation link. An earlier open invitation of the same address is withdrawn. */
export async function makeInvitation(trx: Db, secrets: Secrets, invitation: NewInvitation): Promise<string> {
  const { email, role, staffId, invitedBy, now } = invitation
  await trx
    .updateTable('staff_invitations')
    .set({ withdrawn_at: now })
    .where(eb => eb(eb.fn('lower', ['email']), '=', email.toLowerCase()))
    .where('used_at', 'is', null)
    .where('withdrawn_at', 'is', null)
    .execute()
  const token = newToken()
  await trx
    .insertInto('staff_invitations')
    .values({
      token_hash: tokenHash(token),
      id: newId(now),
      email,
      role,
      totp_sealed: secrets.seal(newAppKey()),
      staff_id: staffId,
      invited_by: invitedBy,
      created_at: now,
      expires_at: new Date(now.getTime() + invitationLifetime),
      used_at: null,
      withdrawn_at: null,
    })
    .execute()
  return token
}

type OfficeConfig = Pick<StaffDependencies['config'], 'officeUrl' | 'publicUrl'>
/** The address of the office, which may have a host of its own. */
export const officeAddress = ({ officeUrl, publicUrl }: OfficeConfig): string => officeUrl ?? publicUrl

export const invitationLink = (config: OfficeConfig, token: string) =>
  // After the hash sign, where no server and no log sees it.
  `${officeAddress(config)}/office/join#token=${token}`

const openInvitations = (db: Db, now: Date) =>
  db
    .selectFrom('staff_invitations')
    .select(['id', 'email', 'role', 'totp_sealed', 'staff_id', 'invited_by', 'created_at', 'expires_at'])
    .where('used_at', 'is', null)
    .where('withdrawn_at', 'is', null)
    .where('expires_at', '>', now)

export const findInvitation = (db: Db, token: string, now: Date) =>
  openInvitations(db, now).where('token_hash', '=', tokenHash(token)).executeTakeFirst()

export const listInvitations = (db: Db, now: Date) => openInvitations(db, now).orderBy('created_at', 'desc').execute()

/** Uses an invitation up. Returns false if it was used or has ended meanwhile. */
export const spendInvitation = (trx: Db, id: string, now: Date): Promise<boolean> =>
  hasUpdated(
    trx
      .updateTable('staff_invitations')
      .set({ used_at: now })
      .where('id', '=', id)
      .where('used_at', 'is', null)
      .where('withdrawn_at', 'is', null)
      .where('expires_at', '>', now),
  )

/** Withdraws an open invitation and returns its address. Null if it is no longer open. */
export async function withdraw(trx: Db, id: string, now: Date): Promise<string | null> {
  const row = await trx
    .updateTable('staff_invitations')
    .set({ withdrawn_at: now })
    .where('id', '=', id)
    .where('used_at', 'is', null)
    .where('withdrawn_at', 'is', null)
    .returning('email')
    .executeTakeFirst()
  return row?.email ?? null
}
