import type { TrustAnswer } from '#contract/site/trust.ts'
import { dayInIndia } from '#domain/calendar.ts'
import type { Db } from '#server/db/open.ts'
import type { HandlersOf } from '#server/http/handler.ts'
import type { Clock } from '#server/ports/clock.ts'
import { countCheckedNow, countMonth, figuresIn, toldFigures } from './queries.ts'

export async function readTrust(db: Db, now: Date): Promise<TrustAnswer> {
  const month = dayInIndia(now).slice(0, 7)
  const sealed = await db.selectFrom('trust_months').selectAll().orderBy('month', 'desc').limit(24).execute()
  return {
    checked_now: await countCheckedNow(db),
    running: { month, figures: toldFigures(await countMonth(db, month, now)) },
    sealed: sealed.map(row => ({
      month: row.month,
      figures: figuresIn(row.text),
      text: row.text,
      hash: row.hash.toString('hex'),
      audit_row: row.audit_seq,
      sealed_at: row.sealed_at.toISOString(),
    })),
  }
}

const keptMs = 10 * 60_000

/** Anybody may ask, and the counts read many rows: a node counts once in ten minutes. */
export function keptTrust(db: Db, clock: Clock): () => Promise<TrustAnswer> {
  let kept: { until: number; answer: Promise<TrustAnswer> } | null = null
  return () => {
    const now = clock.now()
    if (!kept || now.getTime() >= kept.until) {
      const answer = readTrust(db, now)
      kept = { until: now.getTime() + keptMs, answer }
      // What failed is not remembered.
      answer.catch(() => {
        kept = null
      })
    }
    return kept.answer
  }
}

export const trustHandlers = (trust: () => Promise<TrustAnswer>): HandlersOf<'trust'> => ({ trust })
