import { sql } from 'kysely'
import { consentTexts } from '#domain/families/consents.ts'
import type { Db } from '#server/db/open.ts'
import { daysToAnswer } from '#server/features/families/candidate-consent/rules.ts'
import { keepWording } from '#server/features/families/consents/wordings.ts'

/**
 * Who registered each family of the demo: half the candidates themselves, most others a parent. Of those, most candidates have
 * agreed, a few have not answered yet, one in thirty lets the last day pass and one in fifty said no. Every twentieth family is
 * from before and has not been asked. The known logins have agreed.
 */
export async function writeCandidates(trx: Db, now: Date): Promise<void> {
  await sql`
    insert into candidate_requests (member_id, registered_by, state, answered_at, due_on, language)
    select id, registrant, state, case when state <> 'waiting' then least(joined_at + interval '3 days', ${now}) end,
      case when state = 'waiting' and number % 30 = 7 then (${now}::timestamptz at time zone 'Asia/Kolkata')::date - 1
        when state = 'waiting' then (${now}::timestamptz at time zone 'Asia/Kolkata')::date + 12
        else (joined_at at time zone 'Asia/Kolkata')::date + ${daysToAnswer}::int end,
      'mr'
    from (
      select id, number, joined_at, registrant,
        case when registrant = 'CANDIDATE' or is_demo then 'yes'
          when number % 50 = 11 then 'no'
          when number % 30 = 7 or number % 25 = 3 then 'waiting'
          else 'yes' end as state
      from (
        select *, (array['CANDIDATE', 'MOTHER', 'CANDIDATE', 'FATHER', 'CANDIDATE', 'BROTHER', 'CANDIDATE', 'RELATIVE'])[number / 2 % 8 + 1]
          as registrant
        from members where status <> 'deleted' and (number % 20 <> 5 or is_demo)
      ) named
    ) answered`.execute(trx)
  await sql`
    insert into candidate_answers (member_id, answer, channel, at)
    select member_id, state, case when registered_by = 'CANDIDATE' then 'registration' else 'link' end, answered_at
    from candidate_requests where state <> 'waiting' order by answered_at`.execute(trx)
  const { version } = consentTexts.candidate
  const wording = await keepWording(trx, { text: 'candidate', version, language: 'mr' })
  await sql`
    insert into consents (member_id, text, version, language, wording_id, act, channel, at)
    select member_id, 'candidate', ${version}, 'mr', ${wording}::bigint, 'given', channel, at
    from candidate_answers where answer = 'yes' order by id`.execute(trx)
}
