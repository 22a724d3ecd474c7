import { consentTexts } from '#domain/consents.ts'
import type { Db } from '#server/db/open.ts'
import { readConsents } from '#server/features/consents/queries.ts'
import { noteRecordReadOrRefuse } from '#server/features/staff-reads/note-read.ts'
import type { AdminSettings } from '#server/features/staff-reads/tell-admins.ts'
import type { HandlersOf } from '#server/http/handler.ts'

export function officeConsentHandlers({ db, ...settings }: AdminSettings & { db: Db }): HandlersOf<'memberConsents'> {
  return {
    async memberConsents({ input, staff, language, now }) {
      await noteRecordReadOrRefuse(db, settings, { staff, memberId: input.uuid, now })
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
