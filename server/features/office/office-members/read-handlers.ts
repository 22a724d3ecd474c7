import { dayInIndia } from '#domain/calendar.ts'
import { openDeparture } from '#server/features/families/leaving/sealed-record.ts'
import { planText } from '#server/features/money/plans/present.ts'
import { namesIn } from '#server/features/shared/master-data/names.ts'
import { parseMemberQuery, withoutContacts } from '#server/features/shared/member-record/parse-query.ts'
import { noteReads, noteRecordReadOrRefuse } from '#server/features/shared/staff-reads/record-read.ts'
import { letterToldBy } from '#server/features/telling/deliveries/told-by.ts'
import type { HandlersOf } from '#server/http/handler.ts'
import { Refusal } from '#server/http/refusal.ts'
import { readContactForStaff } from './contact.ts'
import type { OfficeMemberDependencies } from './dependencies.ts'
import { countRevealOrRefuse } from './limits.ts'
import { presentMemberRow, presentRecord, presentSections } from './present.ts'
import { readRecord } from './record.ts'
import { findMembers, isFoundByContact, readMemberRows } from './search.ts'
import { officeMemberMessages } from './words.ts'

type ReadCalls = HandlersOf<'searchMembers' | 'memberRecord' | 'revealContact' | 'plansToSell' | 'openSealedRecord'>

export function officeMemberReadHandlers(dependencies: OfficeMemberDependencies): ReadCalls {
  const { db, secrets, masterData, site } = dependencies
  return {
    async searchMembers({ input: { query, offset, typing }, staff, language, now }) {
      const asked = typing ? withoutContacts(parseMemberQuery(query)) : parseMemberQuery(query)
      const { page, isLast } = await findMembers(db, asked, offset)
      const looks = page.filter(isFoundByContact).map(({ id }) => id)
      const isMiss = page.length === 0 && (asked?.by === 'phone' || asked?.by === 'email')
      const read = { staff, kind: 'search', now } as const
      await noteReads(
        db,
        (isMiss ? [null] : looks).map(memberId => ({ ...read, memberId })),
      )
      const ids = page.map(({ id }) => id)
      const rows = await readMemberRows(db, ids, dayInIndia(now))
      const reading = { nameOf: namesIn(await masterData(), language), language }
      const whyOf = new Map(page.map(({ id, why }) => [id, why]))
      return {
        list: rows.map(row => presentMemberRow(row, whyOf.get(row.id) ?? [], reading)),
        next_offset: isLast ? null : offset + 1,
      }
    },

    // A GET without a check of the origin, although it writes a row: the row only records that the member was read.
    async memberRecord({ input, staff, language, now }) {
      const record = await readRecord(db, secrets, input.uuid, now)
      if (!record) throw new Refusal('not_found')
      await noteRecordReadOrRefuse(db, dependencies, { staff, memberId: input.uuid, now })
      const toldBy = await letterToldBy(dependencies, input.uuid)
      return presentRecord(record, { nameOf: namesIn(await masterData(), language), language }, toldBy, now)
    },

    async revealContact({ input: { uuid, reason }, staff, language, now, inAct }) {
      return inAct(async trx => {
        const contact = await readContactForStaff(trx, uuid)
        if (!contact) throw new Refusal('not_found')
        const revealsLeft = await countRevealOrRefuse(trx, staff, now)
        return {
          act: 'contact_revealed',
          memberId: uuid,
          reason,
          result: { message: officeMemberMessages(language).revealed, ...contact, left_today: revealsLeft },
        }
      })
    },

    async plansToSell({ language }) {
      const rows = await db
        .selectFrom('plans')
        .select(['id', 'name', 'name_mr', 'fee_paise', 'validity_days', 'contact_views'])
        .where('status', '=', 'active')
        .where('fee_paise', '>', 0)
        .orderBy('position')
        .execute()
      return {
        shows_qr: (await site()).facts('contact').upi !== '',
        list: rows.map(one => ({
          uuid: one.id,
          name: planText(language, one.name, one.name_mr),
          fee: one.fee_paise / 100,
          validity_in_days: one.validity_days,
          views: one.contact_views,
        })),
      }
    },

    async openSealedRecord({ input: { uuid, reason }, language, inAct }) {
      // The act is recorded first, so that every reader is in the audit even if the answer fails.
      await inAct(async trx => {
        const departed = await trx
          .selectFrom('departures')
          .select('member_id')
          .where('member_id', '=', uuid)
          .where('erased_at', 'is', null)
          .executeTakeFirst()
        if (!departed) throw new Refusal('not_found')
        return { act: 'sealed_record_opened', memberId: uuid, reason }
      })
      const opened = await openDeparture(dependencies, uuid)
      if (!opened) throw new Refusal('not_found')
      return {
        message: officeMemberMessages(language).sealedOpened,
        left_at: opened.left_at.toISOString(),
        erase_on: opened.erase_on,
        sections: presentSections(opened.record),
        file_count: opened.files.length,
      }
    },
  }
}
