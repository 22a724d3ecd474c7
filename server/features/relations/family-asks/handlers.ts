import { dayInIndia } from '#domain/calendar.ts'
import type { Db } from '#server/db/open.ts'
import { presentContext } from '#server/features/finding/lists/present-context.ts'
import { presentFreeSummary, presentPaidSummary } from '#server/features/finding/lists/present-summary.ts'
import { type SummaryRow, summariesOf } from '#server/features/finding/lists/summary-queries.ts'
import type { MasterData } from '#server/features/shared/master-data/queries.ts'
import { limitPages } from '#server/features/shared/paging/limits.ts'
import { writeNotification } from '#server/features/telling/notifications/record.ts'
import type { HandlersOf } from '#server/http/handler.ts'
import type { Limits } from '#server/http/limits.ts'
import { Refusal } from '#server/http/refusal.ts'
import type { Secrets } from '#server/ports/secrets.ts'
import { askPair } from '../pair/act.ts'
import { mayDiscuss } from '../pair/rules.ts'
import { asksADay } from './limits.ts'
import { presentAsks } from './present.ts'
import { hasOthers, insertAsk, readAsks, upsertAnswer } from './queries.ts'
import { askMessages, nobodyElse } from './words.ts'

interface AskDependencies {
  db: Db
  secrets: Secrets
  limits: Limits
  masterData: () => Promise<MasterData>
}

export function familyAskHandlers(
  dependencies: AskDependencies,
): HandlersOf<'familyAsks' | 'askFamily' | 'answerFamily'> {
  const { db, limits } = dependencies
  return {
    async familyAsks(request) {
      const { viewer, now } = request
      await limitPages(limits, viewer)
      const asks = await readAsks(db, viewer.id)
      const ids = [...new Set(asks.flatMap(({ profiles }) => profiles.map(one => one.about_id)))]
      const rows = await summariesOf(db, viewer, ids, dayInIndia(now))
      const context = await presentContext(dependencies, request)
      const page = <S>(present: (row: SummaryRow) => S) => {
        const list = presentAsks(asks, viewer, new Map(rows.map(row => [row.id, present(row)])))
        return { count: list.length, list, next_offset: null }
      }
      return viewer.paid
        ? { as: 'paid' as const, body: page(row => presentPaidSummary(row, context)) }
        : { as: 'free' as const, body: page(row => presentFreeSummary(row, context)) }
    },

    async askFamily({ input, viewer, language, now }) {
      if (!(await hasOthers(db, viewer))) throw new Refusal('conflict', { sentence: nobodyElse })
      for (const memberId of input.uuid) await askPair(db, { viewer, memberId, now }, mayDiscuss)
      await limits.countOrRefuse(`family asked ${viewer.id}`, asksADay)
      const uuid = await db.transaction().execute(async trx => {
        const id = await insertAsk(trx, viewer, input.uuid, now)
        const about = { memberId: viewer.id, fromId: null, sourceId: id, at: now }
        await writeNotification(trx, { ...about, type: 'family_asked' })
        return id
      })
      return { message: askMessages(language).asked, uuid }
    },

    async answerFamily({ input, viewer, language, now }) {
      const answered = { askId: input.ask, aboutId: input.uuid, answer: input.answer, now }
      if (!(await upsertAnswer(db, viewer, answered))) throw new Refusal('not_found')
      return { message: askMessages(language).answered }
    },
  }
}
