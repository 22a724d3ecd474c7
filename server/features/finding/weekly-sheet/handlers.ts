import type { HandlersOf } from '#server/http/handler.ts'
import type { Limits } from '#server/http/limits.ts'
import { newId } from '#server/ports/ids.ts'
import type { Secrets } from '#server/ports/secrets.ts'
import { limitWeeklySheets } from './limits.ts'
import { weeklyAddress } from './tickets.ts'
import { weeklyMessages } from './words.ts'

export const weeklySheetHandlers = ({
  secrets,
  limits,
}: {
  secrets: Secrets
  limits: Limits
}): HandlersOf<'weeklySheetTicket'> => ({
  async weeklySheetTicket({ input, viewer, language, now }) {
    await limitWeeklySheets(limits, viewer, now)
    const session = viewer.sessionHash.toString('base64url')
    const url = weeklyAddress(secrets, { id: newId(now), session, language: input.language }, now)
    return { url, message: weeklyMessages(language).ready }
  },
})
