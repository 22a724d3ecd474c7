import { consentWording } from '#domain/families/consents.ts'
import type { Db } from '#server/db/open.ts'
import { readConsents } from '#server/features/families/consents/queries.ts'
import { siteNames } from '#server/features/shared/site-content/facts.ts'
import type { ReadSite } from '#server/features/shared/site-content/published.ts'
import { noteRecordReadOrRefuse, type ReadAlert } from '#server/features/shared/staff-reads/record-read.ts'
import type { HandlersOf } from '#server/http/handler.ts'
import { Refusal } from '#server/http/refusal.ts'
import { consentLedger } from './consent-ledger.ts'

interface OfficeConsentDependencies extends ReadAlert {
  db: Db
  site: ReadSite
}

export function officeConsentHandlers({
  db,
  site,
  ...settings
}: OfficeConsentDependencies): HandlersOf<'memberConsents' | 'exportConsents'> {
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

    async exportConsents({ input: { uuid, reason }, staff, now, inAct }) {
      await noteRecordReadOrRefuse(db, settings, { staff, memberId: uuid, now })
      const member = await db.selectFrom('members').select('registration_no').where('id', '=', uuid).executeTakeFirst()
      if (!member) throw new Refusal('not_found')
      const rows = await readConsents(db, uuid)
      await inAct(async () => ({ act: 'consents_exported', memberId: uuid, after: { rows: rows.length }, reason }))
      return {
        name: `consents-${member.registration_no}.csv`,
        text: consentLedger(member.registration_no, rows),
      }
    },
  }
}

const upper = <T extends string>(word: T) => word.toUpperCase() as Uppercase<T>
