import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { rowVersion } from '../numbers.ts'
import { reason, uuid } from '../office/fields.ts'
import { profileWithoutContacts } from './editable-profile.ts'
import { editedProfile } from './edited-profile.ts'
import { horoscope } from './kundali.ts'

/** The biodata for the office's edit form. The family's contacts are read by `revealContact` alone. */
export const memberProfile = endpoint({
  method: 'GET',
  path: '/office/members/:uuid/profile',
  access: 'staff',
  writes: false,
  opens: 'asked',
  input: z.object({ uuid }),
  output: z.object({
    uuid,
    registration_no: z.string(),
    version: z.number(),
    gender: z.enum(['M', 'F']),
    ...profileWithoutContacts.shape,
  }),
})

/** The fields and rules of the member's own save. The version is required: nobody writes over what they have not seen. */
export const editMemberProfile = endpoint({
  method: 'PUT',
  path: '/office/members/:uuid/profile',
  access: 'staff',
  writes: true,
  acts: ['member_edited'],
  input: editedProfile.extend({ uuid, version: rowVersion, reason }),
  output: z.object({ message: z.string(), version: z.number() }),
})

/** What a birth gives, before staff save another one. */
export const officeHoroscope = endpoint({ ...horoscope, path: '/office/horoscope', access: 'staff' })

/** Moves a profile to the other side, while nobody has acted on it. */
export const correctSide = endpoint({
  method: 'POST',
  path: '/office/members/:uuid/side',
  access: 'admin',
  writes: true,
  acts: ['side_corrected'],
  input: z.strictObject({ uuid, version: rowVersion, gender: z.enum(['M', 'F']), reason }),
  output: z.object({ message: z.string(), registration_no: z.string() }),
})
