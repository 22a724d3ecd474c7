import { consentTexts } from '#domain/consents.ts'
import type { Db } from '#server/db/open.ts'
import type { HandlersOf } from '#server/http/handler.ts'
import { readConsents } from './queries.ts'

export function officeConsentHandlers({ db }: { db: Db }): HandlersOf<'memberConsents'> {
  return {
    async memberConsents({ input, language }) {
      const rows = await readConsents(db, input.uuid)
      return {
        list: rows.reverse().map(({ text, version, act, channel, at, ...row }) => ({
          text,
          title: consentTexts[text][language].title,
          version,
          language: row.language,
          act: act === 'given' ? 'GIVEN' : 'WITHDRAWN',
          channel: upper(channel),
          at: at.toISOString(),
        })),
      }
    },
  }
}

const upper = <T extends string>(word: T) => word.toUpperCase() as Uppercase<T>
