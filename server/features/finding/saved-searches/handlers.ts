import { mostSavedSearches } from '#domain/finding/saved-searches.ts'
import type { Db } from '#server/db/open.ts'
import { presentCriteria } from '#server/features/finding/search/present-criteria.ts'
import { readCriteria } from '#server/features/finding/search/read-criteria.ts'
import type { MasterData } from '#server/features/shared/master-data/queries.ts'
import type { ChannelSettings } from '#server/features/telling/deliveries/channels/channel.ts'
import { email } from '#server/features/telling/deliveries/channels/email.ts'
import { readRecipient } from '#server/features/telling/deliveries/recipient.ts'
import type { HandlersOf } from '#server/http/handler.ts'
import { Refusal } from '#server/http/refusal.ts'
import {
  countSearches,
  criteriaFrom,
  deleteSearch,
  insertSearch,
  isNameTaken,
  readSearches,
  renameSearch,
  setTelling,
} from './queries.ts'
import { storedTellings, wireTellings } from './rules.ts'
import { savedSearchMessages, savedSearchSentences } from './words.ts'

interface SavedSearchDependencies extends ChannelSettings {
  db: Db
  masterData: () => Promise<MasterData>
}
type SavedSearchCalls = 'savedSearches' | 'saveSearch' | 'changeSavedSearch' | 'deleteSavedSearch'

export function savedSearchHandlers({
  db,
  channels,
  masterData,
}: SavedSearchDependencies): HandlersOf<SavedSearchCalls> {
  const nameTaken = () => new Refusal('conflict', { sentence: savedSearchSentences.nameTaken })
  const gone = () => new Refusal('not_found', { sentence: savedSearchSentences.gone })

  return {
    async savedSearches({ viewer, language }) {
      const [rows, to, data] = await Promise.all([
        readSearches(db, viewer.id),
        readRecipient(db, viewer.id),
        masterData(),
      ])
      return {
        count: rows.length,
        next_offset: null,
        can_be_told: to && typeof email.contactOf(to, channels) === 'string' ? 1 : 0,
        list: rows.map(row => ({
          uuid: row.id,
          name: row.name,
          tell: wireTellings[row.tell],
          search_json: presentCriteria(criteriaFrom(row.criteria), data, language),
          created_at: row.created_at.toISOString(),
        })),
      }
    },

    async saveSearch({ input, viewer, language, now }) {
      const { name, tell, ...sent } = input
      const criteria = readCriteria(sent, await masterData(), now)
      const search = { memberId: viewer.id, name, criteria, tell: storedTellings[tell] }
      // Another call may take the free slot or the name at the same moment, so this tries again.
      for (let tries = 0; tries <= mostSavedSearches; tries++) {
        if (await isNameTaken(db, viewer.id, name)) throw nameTaken()
        const uuid = await insertSearch(db, search, now)
        if (uuid !== null) return { message: savedSearchMessages(language).saved, uuid }
        if ((await countSearches(db, viewer.id)) >= mostSavedSearches) break
      }
      throw new Refusal('conflict', { sentence: savedSearchSentences.full })
    },

    async changeSavedSearch({ input, viewer, language, now }) {
      const { name, tell } = input
      const id = input.uuid.toLowerCase()
      if (name !== undefined) {
        const outcome = await renameSearch(db, viewer.id, id, name)
        if (outcome === 'taken') throw nameTaken()
        if (outcome === 'gone') throw gone()
      }
      if (tell !== undefined && !(await setTelling(db, { id, memberId: viewer.id }, storedTellings[tell], now)))
        throw gone()
      return { message: savedSearchMessages(language).changed }
    },

    async deleteSavedSearch({ input, viewer, language }) {
      if (!(await deleteSearch(db, viewer.id, input.uuid.toLowerCase()))) throw gone()
      return { message: savedSearchMessages(language).deleted }
    },
  }
}
