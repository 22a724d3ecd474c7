import type { AnswerOf } from '#contract/endpoint.ts'
import type { LeavingReason } from '#contract/families/stories.ts'
import type { compareMembers } from '#contract/office/doubles.ts'
import type { memberList } from '#contract/office/member-letters.ts'
import type { memberRecord, memberStatuses, searchMembers } from '#contract/office/office-members.ts'
import type { ToldBy } from '#contract/telling/deliveries.office.ts'
import { addDays, type Day, dayInIndia } from '#domain/calendar.ts'
import { lastUseOf } from '#domain/families/last-use.ts'
import { wireOf } from '#domain/telling/told.ts'
import type { Language } from '#domain/words/catalogue.ts'
import { presentOfficePhoto } from '#server/features/families/photos/present.ts'
import { presentPhoneOwner } from '#server/features/families/profile-fields/phone-owners.ts'
import { nameIn, otherNameIn, rowIn } from '#server/features/families/profile-fields/second-script.ts'
import { isListedOn } from '#server/features/relations/visibility/rules.ts'
import type { NameOf } from '#server/features/shared/master-data/names.ts'
import { presentYesNo } from '#server/http/wire-values.ts'
import type { ComparedRow } from './queries.ts'
import type { OfficeRecord } from './record.ts'
import type { readMemberRows } from './search.ts'
import type { FoundBy } from './search-by-name.ts'

type Status = (typeof memberStatuses)[number]
const presentStatus = (status: string) => status.toUpperCase() as Status
const instant = (at: Date | null) => at?.toISOString() ?? null

/** In which language staff read, and the names of choices in it. */
interface Reading {
  nameOf: NameOf
  language: Language
}

export const presentMemberRow = (
  row: Awaited<ReturnType<typeof readMemberRows>>[number],
  why: readonly FoundBy[],
  { nameOf, language }: Reading,
): AnswerOf<typeof searchMembers>['list'][number] => ({
  uuid: row.id,
  registration_no: row.registration_no,
  name: nameIn(language, row),
  gender: row.gender,
  dob: row.date_of_birth,
  native_district: row.status === 'deleted' ? null : nameOf(row.native_district_id),
  status: presentStatus(row.status),
  is_verified: row.mobile_verified_at !== null || row.email_verified_at !== null,
  is_paid: Boolean(row.is_paid),
  joined_at: row.joined_at.toISOString(),
  why: why.map(({ by, owner }) => ({ by, ...(owner && { type: presentPhoneOwner(owner) }) })),
})

export type ListedMember = Omit<AnswerOf<typeof memberList>['list'][number], 'why_overlooked'>

export const presentListed = (
  row: Parameters<typeof presentMemberRow>[0],
  facts: { last_used_on: Day | null; has_photo: boolean; plan_ends_on: Day | null } | undefined,
  reading: Reading,
): ListedMember => ({
  ...presentMemberRow(row, [], reading),
  last_used_on: facts?.last_used_on ?? null,
  has_photo: facts?.has_photo ?? false,
  plan_ends_on: facts?.plan_ends_on ?? null,
})

/** The first day on which lists no longer show the profile, or null while they do. */
const leftListsOn = ({ listed_until: last }: { listed_until: Day | null }, today: Day): Day | null =>
  last !== null && !isListedOn(today, { listedUntil: last }) ? addDays(last, 1) : null

const presentName = (row: { first_name: string; middle_name: string; last_name: string }) => ({
  first: row.first_name,
  middle: row.middle_name,
  last: row.last_name,
})

export function presentRecord(
  record: OfficeRecord,
  { nameOf, language }: Reading,
  toldBy: ToldBy,
  now: Date,
): AnswerOf<typeof memberRecord> {
  const { running, sessions } = record
  const member = rowIn(language, record.member)
  const other = otherNameIn(language, record.member)
  return {
    uuid: member.id,
    registration_no: member.registration_no,
    version: member.version,
    status: presentStatus(member.status),
    gender: member.gender,
    joined_at: member.joined_at.toISOString(),
    updated_at: member.updated_at.toISOString(),
    suspended_at: instant(member.suspended_at),
    awaits_first_look: presentYesNo(member.is_first_look ?? false),
    household: record.household.map(kin => ({
      uuid: kin.id,
      registration_no: kin.registration_no,
      name: nameIn(language, kin),
      status: presentStatus(kin.status),
    })),
    logins: record.logins.map(({ role, joined_at }) => ({ role, since: joined_at.toISOString() })),
    listeners: record.listeners.map(({ id, channel, since }) => ({ id, channel, since: since.toISOString() })),
    name: presentName(member),
    name_in_other_script: other && presentName(other),
    told_by: toldBy,
    facts: {
      dob: member.date_of_birth,
      education: member.education,
      occupation: member.occupation,
      work_village: member.work_village,
      native_village: member.native_village,
      other_info: member.other_info,
      height: member.height_cm,
      marital_status: nameOf(member.marital_status_id),
      education_group: nameOf(member.education_group_id),
      annual_income: member.annual_income,
      work_location: nameOf(member.work_location_id),
      native_place:
        [nameOf(member.native_taluka_id), nameOf(member.native_district_id)].filter(Boolean).join(', ') || null,
      birth_time: member.birth_time,
      birth_district: nameOf(member.birth_district_id),
      raas: nameOf(member.raas_id),
      nakshatra: nameOf(member.nakshatra_id),
      devak: nameOf(member.devak_id),
      photo_privacy: member.photo_privacy,
    },
    photos: record.photos.map(presentOfficePhoto),
    account: {
      mobile_verified_at: instant(member.mobile_verified_at),
      email_verified_at: instant(member.email_verified_at),
      has_password: member.has_password,
      open_sessions: sessions.length,
      live_links: record.liveLinks,
      last_used_on: member.last_used_on,
      last_used: lastUseOf(member.last_used_on, dayInIndia(now)),
      left_lists_on: leftListsOn(member, dayInIndia(now)),
    },
    document: record.document && {
      type: record.document.type,
      status: record.document.status.toUpperCase() as 'WAITING' | 'APPROVED' | 'REJECTED',
      decided_at: instant(record.document.decided_at),
    },
    memberships: record.memberships.map(one => ({
      uuid: one.id,
      plan: one.name,
      starts_on: one.starts_on,
      ends_on: one.ends_on,
      views: one.contact_views,
      views_spent: one.contact_views_spent,
      is_running: one.id === running?.id,
      is_refunded: one.refunded_at !== null,
      documents: one.documents.map(({ id, number }) => ({ uuid: id, number })),
    })),
    reports: record.reports.map(one => ({ by: one.registration_no, message: one.message, at: one.at.toISOString() })),
    edits: record.edits.map(one => ({ version: one.version, fields: one.fields, at: one.at.toISOString() })),
    duplicates: record.duplicates.map(({ id, ...one }) => ({ uuid: id, ...one })),
    leaving: record.leaving && {
      reason: record.leaving.reason.toUpperCase() as LeavingReason,
      comment: record.leaving.comment,
      at: record.leaving.told_at.toISOString(),
    },
    questions: record.questions.map(({ about, state, due_at }) => ({
      about: about === 'number' ? ('NUMBER' as const) : ('ENGAGED' as const),
      state: state === 'open' ? ('OPEN' as const) : ('ACTED' as const),
      due_at: due_at.toISOString(),
    })),
    engaged: record.engaged && {
      word: record.engaged.word.toUpperCase() as Uppercase<typeof record.engaged.word>,
      since: record.engaged.since.toISOString(),
    },
    activity: record.activity.map(({ kind, count, last_at }) => ({ kind, count, last_at: instant(last_at) })),
    messages: record.messages.map(({ about, channel, status, created_at }) => ({
      about: wireOf(about),
      channel,
      status: status.toUpperCase() as 'WAITING' | 'SENT' | 'REFUSED' | 'REACHED',
      at: created_at.toISOString(),
    })),
    waiting: record.waiting.map(({ id, kind }) => ({ uuid: id, kind })),
    merged_into: record.mergedInto && {
      uuid: record.mergedInto.id,
      registration_no: record.mergedInto.registration_no,
    },
    is_sealed: member.left_at !== null && member.erased_at === null,
  }
}

type ComparedRecord = AnswerOf<typeof compareMembers>['records'][number]

export const presentCompared = (row: ComparedRow, { nameOf, language }: Reading): ComparedRecord => ({
  uuid: row.id,
  registration_no: row.registration_no,
  gender: row.gender,
  status: presentStatus(row.status),
  name: nameIn(language, row),
  dob: row.date_of_birth,
  birth_time: row.birth_time,
  height: row.height_cm,
  marital_status: nameOf(row.marital_status_id),
  education: row.education,
  occupation: row.occupation,
  native_place:
    [row.native_village, nameOf(row.native_taluka_id), nameOf(row.native_district_id)].filter(Boolean).join(', ') ||
    null,
  joined_at: row.joined_at.toISOString(),
  last_used_on: row.last_used_on,
  mobile_is_verified: row.mobile_verified_at !== null,
  email_is_verified: row.email_verified_at !== null,
  photos: row.photos,
  photo: row.photo_id === null ? null : presentOfficePhoto({ id: row.photo_id }),
  devices: row.devices,
  payments: row.payments,
  plan_ends_on: row.plan_ends_on,
  interests: row.interests,
  contacts: row.contacts,
  blocks: row.blocks,
  reports: row.reports,
})

/** Columns that nobody can or may read: keys, hashes and ids. */
const isUnreadable = (column: string) => /(^|_)(id|hash|sealed|stored_as|number_end)$|^id$|password/.test(column)

const asText = (value: unknown): string =>
  typeof value === 'string' ? value : value === null || value === undefined ? '' : JSON.stringify(value)

/** The rows of a sealed record by table, each column as text. */
export function presentSections(record: Readonly<Record<string, unknown>>) {
  return Object.entries(record).map(([name, value]) => ({
    name: name.replace('.', ' ').replace(/ member_id$|_id$/, ''),
    rows: (Array.isArray(value) ? value : [value]).map(row =>
      Object.fromEntries(
        Object.entries((row ?? {}) as Record<string, unknown>).flatMap(([column, cell]) => {
          const text = isUnreadable(column) ? '' : asText(cell)
          return text === '' ? [] : [[column, text]]
        }),
      ),
    ),
  }))
}
