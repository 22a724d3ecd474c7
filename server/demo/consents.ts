import { sql } from 'kysely'
import { consentTexts, neededConsents } from '#domain/families/consents.ts'
import type { Db } from '#server/db/open.ts'

/** Everybody agreed when they registered, every third in English. Three of the paused families have taken it back. */
export async function writeConsents(trx: Db, now: Date): Promise<void> {
  for (const text of neededConsents)
    await sql`insert into consents (member_id, text, version, language, act, channel, at)
      select id, ${text}, ${consentTexts[text].version}, case when number % 3 = 0 then 'en' else 'mr' end,
        'given', 'registration', joined_at
      from members order by number`.execute(trx)
  await sql`insert into consents (member_id, text, version, language, act, channel, at)
    select id, 'notice', ${consentTexts.notice.version}, 'mr', 'withdrawn', 'site',
      greatest(joined_at, ${now}::timestamptz - interval '3 days')
    from members where status = 'paused' order by number limit 3`.execute(trx)
}
