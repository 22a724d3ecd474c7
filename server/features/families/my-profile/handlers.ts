import type { Db } from '#server/db/open.ts'
import { findsRow, hasDeleted } from '#server/db/outcome.ts'
import { readOwnAccess } from '#server/features/access/added-access/queries.ts'
import { ownPhotoLink } from '#server/features/families/photos/present.ts'
import { membershipsFrom } from '#server/features/money/memberships/queries.ts'
import { runningMembership } from '#server/features/money/memberships/rules.ts'
import { namesIn } from '#server/features/shared/master-data/names.ts'
import type { MasterData } from '#server/features/shared/master-data/queries.ts'
import type { HandlersOf } from '#server/http/handler.ts'
import type { Limits } from '#server/http/limits.ts'
import { Refusal } from '#server/http/refusal.ts'
import type { Secrets } from '#server/ports/secrets.ts'
import { savesAnHour } from './limits.ts'
import { presentCurrentMember } from './present.ts'
import { readMember } from './queries.ts'
import { keepOneNumberVisible } from './rules.ts'
import { saveOwnRow, saveProfile } from './save.ts'
import { recordEdit } from './versions.ts'
import { myProfileMessages } from './words.ts'
import { lockMember } from './write-profile.ts'

interface MyProfileDependencies {
  db: Db
  secrets: Secrets
  limits: Limits
  masterData: () => Promise<MasterData>
}

export function myProfileHandlers({
  db,
  secrets,
  limits,
  masterData,
}: MyProfileDependencies): HandlersOf<'me' | 'editProfile' | 'removeProperty'> {
  return {
    async me({ viewer, language, now }) {
      const read = await readMember(db, viewer.id)
      // Whether the owner has a password is nobody else's to know, and what the owner alone answers nobody else is asked.
      const record = viewer.isOwner
        ? read
        : { ...read, has_password: await hasPassword(db, viewer.personId), unreachable: [], questions: [] }
      const data = await masterData()
      return presentCurrentMember(record, {
        data,
        nameOf: namesIn(data, language),
        viewer,
        membership: runningMembership(membershipsFrom(record.memberships), now),
        photoLinks: record.photos.map(photo => ownPhotoLink(record, photo, 'card', secrets, now)),
        access: await readOwnAccess(db, viewer, { language, now }),
      })
    },

    async editProfile({ input, viewer, language, now }) {
      await limits.spendOrRefuse(`saves ${viewer.id}`, savesAnHour)
      // The lists are read before the transaction: inside it, they would wait for a second connection of the pool.
      const data = await masterData()
      const context = { data, nameOf: namesIn(data, language), now, writer: { role: viewer.role, secrets } }
      const saveUnderLock = async (trx: Db) => {
        await lockMember(trx, viewer.id)
        return saveProfile(trx, viewer.id, input, context)
      }
      const { version, waits } = await keepOneNumberVisible(
        async () =>
          (await saveOwnRow(db, viewer.id, input, context)) ?? (await db.transaction().execute(saveUnderLock)),
      )
      const t = myProfileMessages(language)
      return { message: waits ? t.savedAndWaits : t.saved, version }
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

const hasPassword = (db: Db, personId: string): Promise<boolean> =>
  findsRow(db.selectFrom('persons').select('id').where('id', '=', personId).where('password_hash', 'is not', null))

/** Returns whether the member had such a property. */
const deleteProperty = (trx: Db, memberId: string, id: string): Promise<boolean> =>
  hasDeleted(trx.deleteFrom('properties').where('id', '=', id).where('member_id', '=', memberId))
