import type { CurrentMember } from '#contract/families/my-profile.ts'
import { memberForms, propertyForms } from '#contract/families/second-script.ts'
import { type FieldTable, familyFields, memberFields } from '#contract/profile-fields.ts'
import { type CompletenessFields, completenessOf } from '#domain/families/completeness.ts'
import { consentsToAsk, isGiven } from '#domain/families/consents.ts'
import { carriesCodes } from '#domain/telling/channels.ts'
import type { OwnAccess } from '#server/features/access/added-access/queries.ts'
import { presentOwn } from '#server/features/families/profile-fields/columns.ts'
import { formsPresenter } from '#server/features/families/profile-fields/second-script.ts'
import { presentRelatives, presentSiblings } from '#server/features/families/profiles/present.ts'
import type { Membership } from '#server/features/money/memberships/rules.ts'
import { isLeftToCandidate } from '#server/features/shared/last-word/rules.ts'
import type { NameOf } from '#server/features/shared/master-data/names.ts'
import type { MasterData } from '#server/features/shared/master-data/queries.ts'
import type { Viewer } from '#server/http/viewer.ts'
import { presentYesNo } from '#server/http/wire-values.ts'
import { presentOwnExpectation } from './present-expectation.ts'
import { presentOwnFamily, presentRegisteredMobile } from './present-family.ts'
import type { MemberRecord } from './queries.ts'

interface OwnRecordContext {
  data: MasterData
  nameOf: NameOf
  viewer: Pick<Viewer, 'isOwner' | 'role' | 'candidateDecides'>
  membership: Membership | null
  photoLinks: readonly string[]
  access: OwnAccess
}

const cameBy = { site: 'SITE', counter: 'COUNTER', import: 'IMPORT' } as const

const presentOwnForms = formsPresenter(memberForms, 'free', 'paid', 'self')
const presentPropertyForms = formsPresenter(propertyForms, 'free', 'paid')

const presentProperties = ({ properties }: MemberRecord) =>
  properties.map(({ id, details, place, second_script }) => ({
    uuid: id,
    details,
    place,
    ...presentPropertyForms(second_script),
  }))

/** What the edit form shows and a save may change. */
export const presentEditable = (row: MemberRecord, context: Pick<OwnRecordContext, 'data' | 'nameOf'>) => ({
  ...presentOwn(memberFields, row),
  ...presentOwnForms(row.second_script),
  registered_mobile: presentRegisteredMobile(row),
  candidate_waits: presentYesNo(row.candidate_waits),
  family_details: presentOwnFamily(row, context),
  user_properties: presentProperties(row),
  expectation: presentOwnExpectation(row),
})
export type EditableProfile = ReturnType<typeof presentEditable>

/** Translates our names to the wire's. The answer goes to the member alone. */
export function presentCurrentMember(row: MemberRecord, context: OwnRecordContext): CurrentMember {
  const { membership, photoLinks, access, viewer } = context
  const { percentage, missing } = completenessOf(completenessFields(row))
  const waiting = row.waiting_request ?? row.waiting_join
  return {
    ...presentEditable(row, context),
    uuid: row.id,
    registration_no: row.registration_no,
    version: row.version,
    gender: row.gender,
    logged_in: {
      role: viewer.role,
      is_owner: presentYesNo(viewer.isOwner),
      leaves_to_candidate: presentYesNo(isLeftToCandidate(viewer)),
    },
    image: photoLinks[0] ?? null,
    photo_privacy: row.photo_privacy,
    mobile: row.mobile ?? '',
    is_paused: presentYesNo(row.status === 'paused'),
    last_use_hidden: presentYesNo(row.last_use_is_hidden),
    asks_consent: presentYesNo(viewer.isOwner && consentsToAsk(row.consents).length > 0),
    asks_candidate: presentYesNo(
      viewer.role === 'CANDIDATE' &&
        !viewer.isOwner &&
        !(row.candidate_state === 'yes' && isGiven(row.consents, 'candidate')),
    ),
    came_by: cameBy[row.origin],
    is_hidden_mobile: presentYesNo(row.mobile_is_hidden),
    mobile_country_code: row.dial_code,
    country_code: row.country_code,
    email: row.email ?? '',
    no_email: presentYesNo(row.email === null && row.registered_without_email),
    has_password: presentYesNo(row.has_password),
    devak: row.devak_id,
    relatives: presentRelatives(row.relatives),
    family_members: presentSiblings(row.siblings),
    properties: presentProperties(row),
    membership_start_date: membership?.startsOn ?? null,
    membership_end_date: membership?.endsOn ?? null,
    membership_plan: membership && {
      plan_id: membership.planId,
      subscription_plan: { fee: membership.feePaise / 100 },
    },
    is_membership_subscribed: presentYesNo(membership !== null),
    is_verified_mobile: presentYesNo(row.mobile_verified_at !== null),
    is_verified_email: presentYesNo(row.email_verified_at !== null),
    unreachable: row.unreachable.map(({ channel }) => channel).filter(carriesCodes),
    // A paused family has nothing more to answer about a match; it comes back by ending the pause.
    asked: row.questions.flatMap(({ about, state }) =>
      about === 'number' ? (['NUMBER'] as const) : state === 'open' ? (['ENGAGED'] as const) : [],
    ),
    waiting_request: waiting && {
      kind: waiting.kind,
      takes_effect_at: new Date(waiting.takes_effect_at ?? 0).toISOString(),
    },
    access_added_at: access.addedAt?.toISOString() ?? null,
    family_invitations: access.invitations,
    profile_percentage: percentage,
    missing_fields: missing,
    opening_date: row.joined_at.toISOString(),
  }
}

const counted = (table: FieldTable, row: object | null, within = '') =>
  Object.fromEntries(
    Object.entries(table).flatMap(([name, field]) =>
      field.counts ? [[`${within}${name}`, (row as Readonly<Record<string, unknown>> | null)?.[field.column]]] : [],
    ),
  )

/**
 * The fields that count towards a whole profile, by their paths on the wire, in the order of the edit form. What a family
 * may not have, such as a middle name, a brother or a property, does not count.
 */
const completenessFields = (row: MemberRecord): CompletenessFields => ({
  images: row.photos.length || null,
  ...counted(memberFields, row),
  ...counted(familyFields, row.family, 'family_details.'),
  'expectation.patrika_match': row.expectation?.patrika_match,
})
