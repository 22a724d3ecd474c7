// What the office of a community counts and lists.
import { sql } from 'kysely'
import type { Db } from '#server/db/open.ts'

/** Photos, plans, interests and payments, spread over the last two years. */
export async function trade(db: Db): Promise<void> {
  await db.connection().execute(async one => {
    await sql`set session_replication_role = replica`.execute(one)
    await sql`insert into photos (id, member_id, position, stored_as, added_at)
      select gen_random_uuid(), id, 0, 'photo ' || number, now() from members where random() < 0.85`.execute(one)
    await sql`insert into plans (id, name, fee_paise, validity_days, contact_views)
      select gen_random_uuid(), 'Plan ' || n, 150000 * n, 365, 50 from generate_series(1, 3) n`.execute(one)
    await sql`insert into memberships (id, member_id, plan_id, fee_paise, validity_days, starts_on, ends_on,
        contact_views, created_at)
      select gen_random_uuid(), members.id, (select id from plans order by id limit 1), 150000, 365, starts, starts + 365,
        50, now()
      from members, lateral (select (now() - random() * interval '500 days' + number * interval '0')::date as starts) span
      where random() < 0.08`.execute(one)
    await sql`insert into interests (id, sender_id, receiver_id, status, sent_at, status_at)
      select gen_random_uuid(), sender.id, receiver.id, case when random() < 0.2 then 'accepted' else 'pending' end, at,
        at + interval '1 day'
      from (select number, id, row_number() over (order by number) as nth from members where gender = 'F') sender
        join (select id, row_number() over (order by number desc) as nth from members where gender = 'M') receiver
          using (nth),
        lateral (select now() - random() * interval '700 days' + number * interval '0' as at) sent`.execute(one)
    await sql`insert into orders (id, member_id, plan_id, kind, plan_name, fee_paise, validity_days, contact_views, gateway,
        gateway_order_id, status, created_at, status_at)
      select gen_random_uuid(), member_id, plan_id, 'new', 'Plan', 150000, 365, 50, 'razorpay', 'order ' || id, 'paid',
        starts_on, starts_on from memberships`.execute(one)
    await sql`insert into payments (id, order_id, gateway, payment_id, amount_paise, paid_at)
      select gen_random_uuid(), id, 'razorpay', gateway_order_id, 150000, created_at from orders`.execute(one)
    await sql`set session_replication_role = origin`.execute(one)
    for (const table of ['photos', 'memberships', 'interests', 'orders', 'payments'])
      await sql`vacuum analyze ${sql.table(table)}`.execute(one)
  })
}
