import type { TrustAnswer } from '#contract/site/trust.ts'
import { dayInIndia } from '#domain/calendar.ts'
import type { Db } from '#server/db/open.ts'
import { readOverlooked } from '#server/features/finding/showings/overlooked.ts'
import type { HandlersOf } from '#server/http/handler.ts'
import type { Clock } from '#server/ports/clock.ts'
import { countCheckedNow, countMonth } from './queries.ts'
import { figuresIn, grievancesByQuarter, publishedCount, publishedFigures } from './rules.ts'

async function readTrust(db: Db, now: Date): Promise<TrustAnswer> {
  const month = dayInIndia(now).slice(0, 7)
  const overlooked = await readOverlooked(db, dayInIndia(now))
  const sealed = await db.selectFrom('trust_months').selectAll().orderBy('month', 'desc').limit(24).execute()
  return {
    checked_now: await countCheckedNow(db),
    ...(overlooked && { shown_to_nobody: publishedCount(overlooked.shown_to_nobody) }),
    quarters: grievancesByQuarter(sealed),
    running: { month, figures: publishedFigures(await countMonth(db, month, now)) },
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

const maxAgeMs = 10 * 60_000

/** Counts at most once in ten minutes on each node, because anybody may ask and the counts read many rows. */
export function cachedTrust(db: Db, clock: Clock): () => Promise<TrustAnswer> {
  let cached: { until: number; answer: Promise<TrustAnswer> } | null = null
  return () => {
    const now = clock.now()
    if (!cached || now.getTime() >= cached.until) {
      const answer = readTrust(db, now)
      cached = { until: now.getTime() + maxAgeMs, answer }
      // A failure is not cached.
      answer.catch(() => {
        cached = null
      })
    }
    return cached.answer
  }
}

export const trustHandlers = (trust: () => Promise<TrustAnswer>): HandlersOf<'trust'> => ({ trust })
