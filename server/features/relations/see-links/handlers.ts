import type { Config } from '#server/config.ts'
import type { Db } from '#server/db/open.ts'
import { writeNotification } from '#server/features/telling/notifications/record.ts'
import type { HandlersOf } from '#server/http/handler.ts'
import type { Limits } from '#server/http/limits.ts'
import { Refusal } from '#server/http/refusal.ts'
import { newToken, type Secrets } from '#server/ports/secrets.ts'
import { openProfileOrRefuse } from '../pair/open-profile.ts'
import { refuseUnlessAllowed } from '../pair/refuse.ts'
import { mayShowByLink } from '../pair/rules.ts'
import { linksADay } from './limits.ts'
import { presentLink } from './present.ts'
import { endLink, hasLeave, insertLink, linksTo } from './queries.ts'
import { stateOf } from './rules.ts'
import { hashOfLink, seePath } from './tokens.ts'
import { seeLinkMessages, seeLinkSentences } from './words.ts'

interface SeeLinkDependencies {
  db: Db
  secrets: Secrets
  limits: Limits
  config: Config
}

export const seeLinkHandlers = ({
  db,
  secrets,
  limits,
  config,
}: SeeLinkDependencies): HandlersOf<'seeLinks' | 'makeSeeLink' | 'endSeeLink'> => ({
  async seeLinks({ input, viewer, now }) {
    const aboutId = input.uuid.toLowerCase()
    const opened = await openProfileOrRefuse(db, viewer, aboutId, now)
    const rows = await linksTo(db, viewer.id, aboutId)
    return {
      state: stateOf({ ...opened, viewer, now }, await hasLeave(db, aboutId, null)),
      count: rows.length,
      list: rows.map(row => presentLink(row, now)),
      next_offset: null,
    }
  },

  async makeSeeLink({ input, viewer, language, now }) {
    const aboutId = input.uuid.toLowerCase()
    const opened = await openProfileOrRefuse(db, viewer, aboutId, now)
    refuseUnlessAllowed(mayShowByLink({ ...opened, viewer, now }))
    const state = stateOf({ ...opened, viewer, now }, await hasLeave(db, aboutId, null))
    if (state === 'NOT_ALLOWED') throw new Refusal('not_yours', { sentence: seeLinkSentences.notAllowed })
    if (state !== 'READY') throw new Refusal('conflict', { sentence: seeLinkSentences.agreeFirst })
    await limits.countOrRefuse(`see links ${viewer.id}`, linksADay)
    const token = newToken()
    const link = { tokenHash: hashOfLink(secrets, token), aboutId, withPhotos: input.photos === 'Y', language, now }
    const uuid = await db.transaction().execute(async trx => {
      const id = await insertLink(trx, viewer, link)
      const shown = { memberId: aboutId, fromId: viewer.id, sourceId: id, at: now }
      if (!opened.isOwn) await writeNotification(trx, { ...shown, type: 'biodata_shown' })
      return id
    })
    const t = seeLinkMessages(language)
    return { message: opened.isOwn ? t.made : t.madeOfOthers, uuid, url: `${config.publicUrl}${seePath}/${token}` }
  },

  async endSeeLink({ input, viewer, language, now }) {
    if (!(await endLink(db, viewer.id, input.uuid, now))) throw new Refusal('not_found')
    return { message: seeLinkMessages(language).ended }
  },
})
