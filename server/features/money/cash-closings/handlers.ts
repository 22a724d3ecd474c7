import { dayInIndia } from '#domain/calendar.ts'
import type { Db } from '#server/db/open.ts'
import { nextOffset } from '#server/features/shared/paging/paging.ts'
import type { HandlersOf } from '#server/http/handler.ts'
import { Refusal } from '#server/http/refusal.ts'
import { newId } from '#server/ports/ids.ts'
import {
  closingsAtOnce,
  lockClosing,
  lockClosings,
  readClosings,
  readExpected,
  readUnconfirmedPaise,
  staffNames,
  writeCount,
} from './queries.ts'
import { differenceOf, refuseOutdated, refuseUnexplained } from './rules.ts'
import { cashMessages, cashSentences } from './words.ts'

const rupees = (paise: number) => paise / 100
const paise = (amount: number) => amount * 100

export function cashClosingHandlers({ db }: { db: Db }): HandlersOf<'cashClosings' | 'countCash' | 'lockCashClosing'> {
  return {
    async cashClosings({ input }) {
      const [expected, unconfirmed, { count, closings, lines }] = await Promise.all([
        readExpected(db),
        readUnconfirmedPaise(db),
        readClosings(db, input.offset),
      ])
      const ids = [
        ...expected.map(({ clerkId }) => clerkId),
        ...lines.map(line => line.clerk_id),
        ...closings.flatMap(({ counted_by, locked_by }) => [counted_by, ...(locked_by ? [locked_by] : [])]),
      ]
      const names = await staffNames(db, [...new Set(ids)])
      const clerk = (id: string) => ({ uuid: id, name: names.get(id) ?? '' })
      return {
        expected: expected.map(({ method, clerkId, expectedPaise }) => ({
          method,
          clerk: clerk(clerkId),
          expected: rupees(expectedPaise),
          unconfirmed: method === 'upi' ? rupees(unconfirmed.get(clerkId) ?? 0) : 0,
        })),
        count,
        next_offset: nextOffset(input.offset, count, closingsAtOnce),
        list: closings.map(({ id, day, reason, counted_by, counted_at, locked_by, locked_at }) => ({
          uuid: id,
          day,
          reason,
          lines: lines
            .filter(line => line.closing_id === id)
            .map(line => ({
              method: line.method,
              clerk: clerk(line.clerk_id),
              expected: rupees(line.expected_paise),
              counted: rupees(line.counted_paise),
            })),
          counted_by: clerk(counted_by).name,
          counted_at: counted_at.toISOString(),
          locked_by: locked_by && clerk(locked_by).name,
          locked_at: locked_at?.toISOString() ?? null,
        })),
      }
    },

    async countCash({ input: { lines, reason }, staff, language, now, inAct }) {
      const counted = lines.map(line => ({
        method: line.method,
        clerkId: line.clerk.toLowerCase(),
        expectedPaise: paise(line.expected),
        countedPaise: paise(line.counted),
      }))
      refuseUnexplained(counted, reason)
      await inAct(async trx => {
        await lockClosings(trx)
        refuseOutdated(await readExpected(trx), counted)
        const closing = { id: newId(now), day: dayInIndia(now), reason: reason || null, by: staff.id, now }
        await writeCount(trx, closing, counted)
        return {
          act: 'cash_counted',
          after: { day: closing.day, difference: rupees(differenceOf(counted)) },
          ...(reason && { reason }),
        }
      })
      return { message: cashMessages(language).counted }
    },

    async lockCashClosing({ input: { uuid }, staff, language, now, inAct }) {
      await inAct(async trx => {
        const locked = await lockClosing(trx, uuid.toLowerCase(), staff.id, now)
        if (!locked) throw new Refusal('conflict', { sentence: cashSentences.lockedAlready })
        return { act: 'cash_locked', after: { day: locked.day } }
      })
      return { message: cashMessages(language).locked }
    },
  }
}
