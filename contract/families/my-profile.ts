import { z } from 'zod'
import { callerRequestKinds } from '#domain/access/caller-requests.ts'
import { familyRoles } from '#domain/access/family-logins.ts'
import { photoPrivacies } from '#domain/families/photo-privacy.ts'
import { codeChannels } from '#domain/telling/channels.ts'
import { endpoint } from '../endpoint.ts'
import { broken } from '../field-words.ts'
import * as field from '../fields.ts'
import { editableProfile, ownProperty, ownRelative, ownSibling } from './editable-profile.ts'
import { editedProfile } from './edited-profile.ts'

const yesNo = z.enum(['Y', 'N'])
const nullableText = z.string().nullable()

/** The member's own record, which `/user/me` gives to that member alone. */
const currentMember = z.object({
  uuid: z.guid(),
  registration_no: z.string(),
  /** Sent back with a save, so that two pages at once do not write over each other. */
  version: z.number(),
  ...editableProfile.shape,
  gender: z.enum(['M', 'F']),
  /** Who of the family is logged in. */
  logged_in: z.object({
    role: z.enum(familyRoles),
    /** The profile is registered with this person's contact. */
    is_owner: yesNo,
    /** The candidate keeps the last word, and this is somebody else. */
    leaves_to_candidate: yesNo,
  }),
  image: nullableText,
  /** The member is in no list, search or suggestion. */
  is_paused: yesNo,
  /** Whether the member hides the own last use. They then see nobody else's either. */
  last_use_hidden: yesNo,
  /** Whether a consent is missing that the first screen has to ask for. */
  asks_consent: yesNo,
  /** The caller is the candidate, who logs in, and whose own consent is missing. */
  asks_candidate: yesNo,
  /** A family whose biodata came from an imported register looks at it before it agrees. */
  came_by: z.enum(['SITE', 'COUNTER', 'IMPORT']),
  /** Who sees the member's photos. */
  photo_privacy: z.enum(photoPrivacies),
  mobile: z.string(),
  /** Whether the registered mobile is hidden from other members. */
  is_hidden_mobile: yesNo,
  mobile_country_code: z.string(),
  country_code: z.string(),
  email: z.string(),
  /** Whether the family registered without an address. An address that another family verified is lost in another way. */
  no_email: yesNo,
  /** A member without a password is asked for a code of `POST /user/code` instead. */
  has_password: yesNo,
  /** The same as `devak_id`. */
  devak: nullableText,
  /** Filled for reading alone: a save reads these from `family_details` and `user_properties`. */
  relatives: z.array(ownRelative),
  family_members: z.array(ownSibling),
  properties: z.array(ownProperty),
  membership_start_date: nullableText,
  membership_end_date: nullableText,
  membership_plan: z.object({ plan_id: z.guid(), subscription_plan: z.object({ fee: z.number() }) }).nullable(),
  is_membership_subscribed: yesNo,
  is_verified_mobile: yesNo,
  is_verified_email: yesNo,
  /** The contacts that refused a message for good, so that the member can look at them. */
  unreachable: z.array(z.enum(codeChannels)),
  /** What the family is asked: to verify its number again, or whether it has found a match. */
  asked: z.array(z.enum(['NUMBER', 'ENGAGED'])),
  /** A request that somebody made to the office in this member's name. The member may object until it takes effect. */
  waiting_request: z.object({ kind: z.enum(callerRequestKinds), takes_effect_at: z.string() }).nullable(),
  /** When a login, a listener or a passkey was last added: for an owner who logged in by a code, within three days. */
  access_added_at: nullableText,
  /** The families that have invited this person to log in for their profile. */
  family_invitations: z.array(
    z.object({ uuid: z.guid(), role: z.enum(familyRoles), name: z.string(), registration_no: z.string() }),
  ),
  profile_percentage: z.number(),
  /** The fields that are missing for a whole profile, by their paths. */
  missing_fields: z.array(z.string()),
  opening_date: z.string(),
})
export type CurrentMember = z.output<typeof currentMember>

export const me = endpoint({
  method: 'GET',
  path: '/user/me',
  access: 'session',
  writes: false,
  input: z.object({}),
  output: currentMember,
})

export const editProfile = endpoint({
  method: 'PUT',
  path: '/edit/profile',
  access: 'member',
  writes: true,
  limits: ['saves'],
  input: editedProfile,
  output: z.object({ message: z.string(), version: z.number() }),
})

/** Deletes the profile of the caller. It leaves every list at once and cannot be brought back. */
export const deleteMe = endpoint({
  method: 'DELETE',
  path: '/user/me',
  access: 'member',
  writes: true,
  limits: ['password again'],
  input: z.strictObject({ password: field.password }),
  output: z.object({ message: z.string() }),
})

export const removeProperty = endpoint({
  method: 'DELETE',
  path: '/remove-property/:uuid',
  access: 'member',
  writes: true,
  input: z.object({ uuid: z.guid({ error: broken('malformed') }) }),
  output: z.object({ message: z.string(), version: z.number() }),
})
