import { sql } from 'kysely'
import { type EditedProfile, editedProfile } from '#contract/families/edited-profile.ts'
import type { ReadForms } from '#contract/families/second-script.ts'
import { rulesOfIssues } from '#contract/issues.ts'
import { familyFields, memberFields } from '#contract/profile-fields.ts'
import type { Db } from '#server/db/open.ts'
import { type EditableProfile, presentEditable } from '#server/features/families/my-profile/present.ts'
import { findMember } from '#server/features/families/my-profile/queries.ts'
import { saveProfile } from '#server/features/families/my-profile/save.ts'
import { auditValues } from '#server/features/office/office-members/audit-values.ts'
import { namesIn } from '#server/features/shared/master-data/names.ts'
import type { ReadMasterData } from '#server/features/shared/master-data/queries.ts'
import type { ChannelSettings } from '#server/features/telling/deliveries/channels/channel.ts'
import { tellMember } from '#server/features/telling/deliveries/tell.ts'
import type { Act } from '#server/http/acts.ts'
import { Refusal } from '#server/http/refusal.ts'
import { newId } from '#server/ports/ids.ts'
import type { RowChange } from './portion.ts'
import type { ImportedPerson } from './rules.ts'

export interface MergeDependencies extends ChannelSettings {
  masterData: ReadMasterData
}

type Values = Readonly<Record<string, unknown>>
const isEmpty = (value: unknown) => value === null || value === undefined || value === ''

/**
 * The stored biodata with its empty fields filled from the register. Values of the family stay as they are. A second form is
 * filled in like a field, where the register has it of the text that stands there, whichever of the two the family typed.
 */
function filledUp(stored: EditableProfile, imported: EditedProfile): Record<string, unknown> {
  const fill = (
    table: object,
    own: Values & { second_script?: ReadForms },
    other: Values & { second_script?: Values | undefined },
  ) => {
    const fields = Object.keys(table).flatMap(name => {
      const value = isEmpty(own[name]) ? other[name] : own[name]
      return isEmpty(value) ? [] : [[name, value] as const]
    })
    const confirmed: Values = { ...own.second_script?.mr, ...own.second_script?.en }
    const forms = fields.flatMap(([name, value]) => {
      const second = other.second_script?.[name]
      if (!second || !isEmpty(confirmed[name])) return []
      if (value === other[name]) return [[name, second] as const]
      return value === second ? [[name, other[name]] as const] : []
    })
    return { ...Object.fromEntries(fields), second_script: Object.fromEntries(forms) }
  }
  return {
    ...fill(memberFields, stored, imported),
    family_details: fill(familyFields, stored.family_details, imported.family_details ?? {}),
  }
}

interface Merge {
  row: { id: string; judged: { person: ImportedPerson } }
  memberId: string
  now: Date
}
interface Merged {
  change: RowChange
  /** The act for the audit. The caller records acts last in its transaction. */
  act: Act | null
}

/** Fills the empty fields of an existing member under the rules of the edit form. If one is broken, the row is marked bad. */
export async function mergeIntoEmpty(
  trx: Db,
  dependencies: MergeDependencies,
  { row: { id, judged }, memberId, now }: Merge,
): Promise<Merged> {
  const data = await dependencies.masterData()
  const context = { data, nameOf: namesIn(data, 'en'), now }
  const broken = (rules: Readonly<Record<string, string>>): Merged => ({
    change: { id, state: 'bad', problems: Object.entries(rules).map(([field, rule]) => ({ field, rule })) },
    act: null,
  })
  await sql`select id from members where id = ${memberId} for update`.execute(trx)
  const stored = await findMember(trx, memberId)
  if (!stored || stored.status === 'deleted') return { change: { id, state: 'skipped' }, act: null }
  const sent = editedProfile.safeParse(filledUp(presentEditable(stored, context), judged.person.profile))
  if (!sent.success) return broken(rulesOfIssues(sent.error))
  try {
    const { changed, before, after } = await saveProfile(trx, memberId, sent.data, context)
    const change: RowChange = { id, state: 'merged', member_id: memberId }
    if (changed.length === 0) return { change, act: null }
    await tellMember(trx, dependencies, { eventId: newId(now), memberId, kind: 'profile_edited' }, now)
    const values = {
      before: auditValues(before, changed, context.nameOf),
      after: auditValues(after, changed, context.nameOf),
    }
    return { change, act: { act: 'member_edited', memberId, ...values } }
  } catch (error) {
    // A refusal with fields is thrown before anything is written, so the transaction can go on.
    if (!(error instanceof Refusal) || !error.fields) throw error
    return broken(error.fields)
  }
}
