import { consentWording } from '#domain/families/consents.ts'
import type { Db } from '#server/db/open.ts'
import { readConsents } from '#server/features/families/consents/queries.ts'
import { siteNames } from '#server/features/shared/site-content/facts.ts'
import type { ReadSite } from '#server/features/shared/site-content/published.ts'
import { noteRecordReadOrRefuse, type ReadAlert } from '#server/features/shared/staff-reads/record-read.ts'
import type { HandlersOf } from '#server/http/handler.ts'

interface OfficeConsentDependencies extends ReadAlert {
  db: Db
  site: ReadSite
}

export function officeConsentHandlers({
  db,
  site,
  ...settings
}: OfficeConsentDependencies): HandlersOf<'memberConsents'> {
  return {
    async memberConsents({ input, staff, language, now }) {
      await noteRecordReadOrRefuse(db, settings, { staff, memberId: input.uuid, now })
      const rows = await readConsents(db, input.uuid)
      const names = siteNames(await site())
      return {
        list: rows.reverse().map(({ text, version, act, channel, at, ...row }) => ({
          text,
          title: consentWording(text, language, names).title,
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
