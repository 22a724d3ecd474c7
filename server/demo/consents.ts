import { sql } from 'kysely'
import { consentTexts, neededConsents } from '#domain/families/consents.ts'
import type { Db } from '#server/db/open.ts'
import { keepWording } from '#server/features/families/consents/wordings.ts'

/** Everybody agreed when they registered, every third in English. Three of the paused families have taken it back. */
export async function writeConsents(trx: Db, now: Date): Promise<void> {
  for (const text of neededConsents) {
    const { version } = consentTexts[text]
    const [english, marathi] = [
      await keepWording(trx, { text, version, language: 'en' }),
      await keepWording(trx, { text, version, language: 'mr' }),
    ]
    await sql`insert into consents (member_id, text, version, language, wording_id, act, channel, at)
      select id, ${text}, ${version}, case when number % 3 = 0 then 'en' else 'mr' end,
        case when number % 3 = 0 then ${english}::bigint else ${marathi}::bigint end, 'given', 'registration', joined_at
      from members order by number`.execute(trx)
  }
  await sql`insert into consents (member_id, text, version, language, wording_id, act, channel, at)
    select members.id, text, consents.version, language, wording_id, 'withdrawn', 'site',
      greatest(joined_at, ${now}::timestamptz - interval '3 days')
    from members join consents on consents.member_id = members.id and text = 'notice'
    where members.status = 'paused' order by number limit 3`.execute(trx)
}
