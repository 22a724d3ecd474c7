import type { EditedProfile } from '#contract/edited-profile.ts'
import { brokenByDay } from '#contract/profile-rules.ts'
import { dayInIndia } from '#domain/calendar.ts'
import type { Db } from '#server/db/open.ts'
import type { NameOf } from '#server/features/master-data/names.ts'
import type { MasterData } from '#server/features/master-data/queries.ts'
import { Refusal } from '#server/http/refusal.ts'
import { changedFields } from './changed-fields.ts'
import { profileChoiceErrors } from './choice-errors.ts'
import { type EditableProfile, presentEditable } from './present.ts'
import { readMember } from './queries.ts'
import { changedElsewhere, recordEdit } from './versions.ts'
import { writeProfile } from './write-profile.ts'

export interface SavedProfile {
  version: number
  /** The paths of the fields that are other than before. */
  changed: string[]
  before: EditableProfile
  after: EditableProfile
}

/** Writes a biodata under the rules of the edit form, whoever typed it. The caller holds the member's lock. */
export async function saveProfile(
  trx: Db,
  memberId: string,
  sent: EditedProfile,
  context: { data: MasterData; nameOf: NameOf; now: Date },
): Promise<SavedProfile> {
  const { data, now } = context
  const row = await readMember(trx, memberId)
  if (sent.version !== undefined && sent.version !== row.version)
    throw await changedElsewhere(trx, memberId, sent.version)
  const before = presentEditable(row, context)
  const fields = {
    ...brokenByDay(sent, row.gender, dayInIndia(now)),
    ...profileChoiceErrors(data, sent, before),
  }
  if (Object.keys(fields).length > 0) throw new Refusal('bad_input', { fields })
  await writeProfile(trx, row, sent, now)
  const after = presentEditable(await readMember(trx, memberId), context)
  const changed = changedFields(before, after)
  const version = changed.length > 0 ? await recordEdit(trx, memberId, changed, now) : row.version
  return { version, changed, before, after }
}
