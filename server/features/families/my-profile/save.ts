import { isDeepStrictEqual } from 'node:util'
import type { EditedProfile } from '#contract/families/edited-profile.ts'
import { brokenByDay } from '#contract/families/profile-rules.ts'
import type { ReadForms } from '#contract/families/second-script.ts'
import { dayInIndia } from '#domain/calendar.ts'
import type { Db } from '#server/db/open.ts'
import { identityKey, identityOf } from '#server/features/access/accounts/identity.ts'
import { keysOfPerson } from '#server/features/access/accounts/queries.ts'
import type { NameOf } from '#server/features/shared/master-data/names.ts'
import type { MasterData } from '#server/features/shared/master-data/queries.ts'
import { refuseStaffContact } from '#server/features/shared/staff-contacts/rules.ts'
import { Refusal } from '#server/http/refusal.ts'
import type { Secrets } from '#server/ports/secrets.ts'
import { keepingCandidateNumbers, type NumbersWriter } from './candidate-numbers.ts'
import { type EditableProfile, presentEditable } from './present.ts'
import { findMember, type MemberRecord, readMember } from './queries.ts'
import { numbersIn, profileChoiceErrors } from './rules.ts'
import { secondFormsAfter } from './second-forms.ts'
import { changedElsewhere, recordSave } from './versions.ts'
import { type OwnColumns, ownColumns, writesToOtherTables } from './write-profile.ts'

interface SavedProfile {
  version: number
  /** The paths of the fields that changed. */
  changed: string[]
  before: EditableProfile
  after: EditableProfile
  /** A name in the other script waits for our office. */
  waits: boolean
}

interface SaveContext {
  data: MasterData
  nameOf: NameOf
  now: Date
  /** Our office types it. */
  isOffice?: boolean
  /** Who writes. A register fills empty fields alone, and has no numbers of the family. */
  writer?: NumbersWriter
}

/** What the edit form showed before, and what differs now. Refuses what breaks the rules of the form. */
function readSave(row: MemberRecord, sent: EditedProfile, context: SaveContext) {
  const before = presentEditable(row, context)
  const forms = secondFormsAfter(row, sent, context.isOffice ?? false)
  const fields = {
    ...brokenByDay(sent, row.gender, dayInIndia(context.now)),
    ...profileChoiceErrors(context.data, sent, before),
    ...forms.errors,
  }
  if (Object.keys(fields).length > 0) throw new Refusal('bad_input', { fields })
  return {
    before,
    own: ownColumns(row, sent, forms),
    others: writesToOtherTables(row, sent, forms, context.now),
    waits: forms.waiting.length > 0,
  }
}

const changesNumbers = (own: OwnColumns) => 'candidate_waits' in own || 'mobile_owner' in own

interface Contacts {
  family_details?:
    | { familty_phone_numbers?: readonly { phone: string }[] | undefined; email?: string | undefined }
    | undefined
}
const contactsIn = ({ family_details: of }: Contacts) => [
  ...(of?.familty_phone_numbers ?? []).flatMap(({ phone }) => numbersIn(phone.replace(/\D/g, ''))),
  ...(of?.email ? [of.email] : []),
]

/** Refuses what is new in the record and is the own contact of somebody of our office, but in that person's own profile. */
async function refuseStaffContacts(trx: Db, memberId: string, secrets: Secrets, [before, sent]: [Contacts, Contacts]) {
  const known = contactsIn(before)
  const added = contactsIn(sent).filter(contact => !known.includes(contact))
  if (added.length === 0) return
  const { person_id } = await trx
    .selectFrom('members')
    .select('person_id')
    .where('id', '=', memberId)
    .executeTakeFirstOrThrow()
  const own = person_id ? await keysOfPerson(trx, person_id) : []
  const keys = added.map(contact => identityKey(identityOf(contact))).filter(key => !own.includes(key))
  await refuseStaffContact(trx, secrets, keys)
}

/** Writes a biodata under the rules of the edit form, whoever typed it. The caller holds the member's lock. */
export async function saveProfile(
  trx: Db,
  memberId: string,
  sent: EditedProfile,
  context: SaveContext,
): Promise<SavedProfile> {
  const row = await readMember(trx, memberId)
  if (sent.version !== undefined && sent.version !== row.version)
    throw await changedElsewhere(trx, memberId, sent.version)
  const { before, own, others, waits } = readSave(row, sent, context)
  // After each statement a number must be visible, so the mobile's owner and whether it waits are written before the numbers.
  const write = async () => {
    if (context.writer) await refuseStaffContacts(trx, memberId, context.writer.secrets, [before, sent])
    if (changesNumbers(own)) await trx.updateTable('members').set(own).where('id', '=', memberId).execute()
    for (const writeOther of others) await writeOther(trx)
  }
  await (context.writer ? keepingCandidateNumbers(trx, memberId, context.writer, write) : write())
  const written = others.length > 0 ? await readMember(trx, memberId) : row
  const saved = await record(trx, { row, written, before, own, waits }, context)
  if (!saved) throw new Error('the member’s row changed under its lock')
  return saved
}

/**
 * Saves an edit that changes only the member's own row, without a lock: one statement, which finds the row only in the version
 * that was read. Returns null where the edit has to be saved under the lock.
 */
export async function saveOwnRow(
  db: Db,
  memberId: string,
  sent: EditedProfile,
  context: SaveContext,
): Promise<SavedProfile | null> {
  const row = await findMember(db, memberId)
  if (!row || (sent.version !== undefined && sent.version !== row.version)) return null
  const { before, own, others, waits } = readSave(row, sent, context)
  return others.length > 0 || changesNumbers(own)
    ? null
    : record(db, { row, written: row, before, own, waits }, context)
}

interface Comparison {
  row: MemberRecord
  /** The record after the writes to other tables. */
  written: MemberRecord
  before: EditableProfile
  own: OwnColumns
  waits: boolean
}
async function record(db: Db, { row, written, before, own, waits }: Comparison, context: SaveContext) {
  const changed = changedFields(before, presentEditable({ ...written, ...own }, context))
  if (changed.length === 0) return { version: row.version, changed, before, after: before, waits }
  const stored = await recordSave(db, row, { fields: changed, now: context.now, columns: own })
  // A choice that the office merged meanwhile is stored as the one it was merged into.
  return (
    stored && {
      version: stored.version,
      changed,
      before,
      after: presentEditable({ ...written, ...stored }, context),
      waits,
    }
  )
}

type Part = Readonly<Record<string, unknown>>
const differing = (before: Part, after: Part, within = ''): string[] =>
  Object.keys(after)
    .filter(name => !isDeepStrictEqual(before[name], after[name]))
    .map(name => `${within}${name}`)

/** The same for second forms, each by the name of its field. A field without one has no key on either side. */
const differingForms = (before: ReadForms, after: ReadForms, within = ''): string[] => {
  const [was, is] = [
    { ...before?.mr, ...before?.en },
    { ...after?.mr, ...after?.en },
  ]
  return differing(was, { ...Object.fromEntries(Object.keys(was).map(name => [name, undefined])), ...is }, within)
}

/** These are names of ids, and change with the ids. */
const namesOfIds = ['family_details.taluka', 'family_details.district']

/** The paths of the fields that an edit changed. A list counts as one field. */
function changedFields(before: EditableProfile, after: EditableProfile): string[] {
  const { family_details: ofFamilyBefore, expectation: hopesBefore, second_script: formsBefore, ...ownBefore } = before
  const { family_details: ofFamilyAfter, expectation: hopesAfter, second_script: formsAfter, ...ownAfter } = after
  const { second_script: familyFormsBefore, ...familyBefore } = ofFamilyBefore
  const { second_script: familyFormsAfter, ...familyAfter } = ofFamilyAfter
  const { second_script: wishFormsBefore, ...wishedBefore } = hopesBefore
  const { second_script: wishFormsAfter, ...wishedAfter } = hopesAfter
  return [
    ...differing(ownBefore, ownAfter),
    ...differingForms(formsBefore, formsAfter, 'second_script.'),
    ...differing(familyBefore, familyAfter, 'family_details.'),
    ...differingForms(familyFormsBefore, familyFormsAfter, 'family_details.second_script.'),
    ...differing(wishedBefore, wishedAfter, 'expectation.'),
    ...differingForms(wishFormsBefore, wishFormsAfter, 'expectation.second_script.'),
  ].filter(path => !namesOfIds.includes(path))
}
