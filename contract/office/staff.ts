import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { officeAct } from './act.ts'
import { message, reason, role, staffEmail, uuid } from './fields.ts'

/** The link is shown once, to the ADMIN who hands it over. The database has only its hash. */
const link = message.extend({ link: z.string() })

export const staffList = endpoint({
  method: 'GET',
  path: '/office/staff',
  access: 'admin',
  writes: false,
  input: z.object({}),
  output: z.object({
    list: z.array(
      z.object({
        uuid,
        name: z.string(),
        email: z.string(),
        role,
        joined_at: z.string(),
        retired_at: z.string().nullable(),
        last_login_at: z.string().nullable(),
        is_self: z.boolean(),
        /** Whether this login can be closed: the last ADMIN's cannot. */
        may_retire: z.boolean(),
        /** The demo's logins have no app that could be lost. */
        may_reset: z.boolean(),
      }),
    ),
    invitations: z.array(
      z.object({
        uuid,
        email: z.string(),
        role,
        created_at: z.string(),
        expires_at: z.string(),
        is_reset: z.boolean(),
      }),
    ),
  }),
})

export const inviteStaff = endpoint({
  method: 'POST',
  path: '/office/staff/invite',
  access: 'admin',
  writes: true,
  acts: ['staff_invited'],
  input: z.strictObject({ email: staffEmail, role }),
  output: link,
})

export const withdrawInvitation = officeAct('admin', { acts: ['invitation_withdrawn'] }, '/office/staff/withdraw', {
  uuid,
})

/** For a lost phone or password. The present login works until the link is used. */
export const resetStaffLogin = endpoint({
  method: 'POST',
  path: '/office/staff/reset',
  access: 'admin',
  writes: true,
  acts: ['staff_login_reset'],
  input: z.strictObject({ uuid, reason }),
  output: link,
})

export const retireStaff = officeAct('admin', { acts: ['staff_retired'] }, '/office/staff/retire', { uuid, reason })
