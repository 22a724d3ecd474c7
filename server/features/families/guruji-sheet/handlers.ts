import type { Db } from '#server/db/open.ts'
import type { HandlersOf } from '#server/http/handler.ts'
import type { Limits } from '#server/http/limits.ts'
import { newId } from '#server/ports/ids.ts'
import type { Secrets } from '#server/ports/secrets.ts'
import { limitSheets } from './limits.ts'
import { refuseUnlessSheetGiven } from './rules.ts'
import { sheetAddress } from './tickets.ts'
import { sheetMessages } from './words.ts'

interface SheetDependencies {
  db: Db
  secrets: Secrets
  limits: Limits
}

export const gurujiSheetHandlers = ({ db, secrets, limits }: SheetDependencies): HandlersOf<'sheetTicket'> => ({
  async sheetTicket({ input, viewer, language, now }) {
    const memberId = input.uuid.toLowerCase()
    await refuseUnlessSheetGiven(db, viewer, memberId, now)
    await limitSheets(limits, viewer, now)
    const session = viewer.sessionHash.toString('base64url')
    const ticket = { id: newId(now), memberId, session, language: input.language }
    return { url: sheetAddress(secrets, ticket, now), message: sheetMessages(language).ready }
  },
})
