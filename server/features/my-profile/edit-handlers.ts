import { brokenByDay } from '#contract/profile-rules.ts'
import { dayInIndia } from '#domain/calendar.ts'
import type { Db } from '#server/db/open.ts'
import { namesIn } from '#server/features/master-data/names.ts'
import type { MasterData } from '#server/features/master-data/queries.ts'
import type { HandlersOf } from '#server/http/handler.ts'
import type { Limits } from '#server/http/limits.ts'
import { Refusal } from '#server/http/refusal.ts'
import { changedFields } from './changed-fields.ts'
import { profileChoiceErrors } from './choice-errors.ts'
import { savesAnHour } from './limits.ts'
import { keepOneNumberVisible } from './one-visible.ts'
import { presentEditable } from './present.ts'
import { readMember } from './queries.ts'
import { changedElsewhere, recordEdit } from './versions.ts'
import { myProfileMessages } from './words.ts'
import { lockMember, writeProfile } from './write-profile.ts'

export interface EditDependencies {
  db: Db
  limits: Limits
  masterData: () => Promise<MasterData>
}

export function editHandlers({
  db,
  limits,
  masterData,
}: EditDependencies): HandlersOf<'editProfile' | 'removeProperty'> {
  return {
    async editProfile({ input, viewer, language, now }) {
      await limits.countOrRefuse(`saves ${viewer.id}`, savesAnHour)
      // Read before the transaction: inside it, this would wait for a second connection of the pool.
      const data = await masterData()
      const context = { data, nameOf: namesIn(data, language) }
      const save = async (trx: Db) => {
        await lockMember(trx, viewer.id)
        const before = await readMember(trx, viewer.id)
        if (input.version !== undefined && input.version !== before.version)
          throw await changedElsewhere(trx, viewer.id, input.version)
        const stored = presentEditable(before, context)
        const fields = {
          ...brokenByDay(input, before.gender, dayInIndia(now)),
          ...profileChoiceErrors(data, input, stored),
        }
        if (Object.keys(fields).length > 0) throw new Refusal('bad_input', { fields })
        await writeProfile(trx, before, input, now)
        const changed = changedFields(stored, presentEditable(await readMember(trx, viewer.id), context))
        return changed.length > 0 ? recordEdit(trx, viewer.id, changed, now) : before.version
      }
      const version = await keepOneNumberVisible(() => db.transaction().execute(save))
      return { message: myProfileMessages(language).saved, version }
    },

    async removeProperty({ input, viewer, language, now }) {
      const version = await db.transaction().execute(async trx => {
        await lockMember(trx, viewer.id)
        if (!(await deleteProperty(trx, viewer.id, input.uuid))) throw new Refusal('not_found')
        return recordEdit(trx, viewer.id, ['user_properties'], now)
      })
      return { message: myProfileMessages(language).propertyRemoved, version }
    },
  }
}

/** Whether the member had such a property. */
async function deleteProperty(trx: Db, memberId: string, id: string): Promise<boolean> {
  const { numDeletedRows } = await trx
    .deleteFrom('properties')
    .where('id', '=', id)
    .where('member_id', '=', memberId)
    .executeTakeFirst()
  return numDeletedRows > 0n
}
