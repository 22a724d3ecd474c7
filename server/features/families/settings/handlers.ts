import type { Db } from '#server/db/open.ts'
import { readConsentStates } from '#server/features/families/consents/queries.ts'
import { refuseIfWithdrawn } from '#server/features/families/consents/rules.ts'
import type { HandlersOf } from '#server/http/handler.ts'
import { Refusal } from '#server/http/refusal.ts'
import type { Secrets } from '#server/ports/secrets.ts'
import { deleteNominee, readNominee, writeNominee } from './nominees.ts'
import { settingsMessages } from './words.ts'

type SettingsCalls = 'setPaused' | 'hideLastUse' | 'nominee' | 'nameNominee' | 'removeNominee'

export function settingsHandlers({ db, secrets }: { db: Db; secrets: Secrets }): HandlersOf<SettingsCalls> {
  return {
    async setPaused({ input, viewer, language, now }) {
      const isPaused = input.is_paused === 'Y'
      if (!isPaused) refuseIfWithdrawn(await readConsentStates(db, viewer.id))
      // A member whom staff suspend at the same moment stays suspended. Triggers tell every node of the change.
      const { numUpdatedRows } = await db
        .updateTable('members')
        .set({ status: isPaused ? 'paused' : 'active', updated_at: now })
        .where('id', '=', viewer.id)
        .where('status', 'in', ['active', 'paused'])
        .executeTakeFirst()
      if (numUpdatedRows === 0n) throw new Refusal('no_session')
      const t = settingsMessages(language)
      return { message: isPaused ? t.paused : t.resumed, is_paused: input.is_paused }
    },

    async hideLastUse({ input, viewer, language, now }) {
      const isHidden = input.is_hidden === 'Y'
      await db
        .updateTable('members')
        .set({ last_use_is_hidden: isHidden, updated_at: now })
        .where('id', '=', viewer.id)
        .where('status', 'in', ['active', 'paused'])
        .execute()
      // A stored search result may be ordered by others' last use.
      await db.updateTable('searches').set({ numbers: null }).where('member_id', '=', viewer.id).execute()
      const t = settingsMessages(language)
      return { message: isHidden ? t.lastUseHidden : t.lastUseShown, is_hidden: input.is_hidden }
    },

    async nominee({ viewer }) {
      const named = await readNominee(db, secrets, viewer.id)
      return named ? { as: 'named', body: named } : { as: 'none', body: {} }
    },

    async nameNominee({ input, viewer, language, now }) {
      await writeNominee(db, secrets, viewer.id, input, now)
      return { message: settingsMessages(language).nomineeSaved }
    },

    async removeNominee({ viewer, language }) {
      await deleteNominee(db, viewer.id)
      return { message: settingsMessages(language).nomineeRemoved }
    },
  }
}
