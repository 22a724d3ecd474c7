// The writes of members with the checks that the rules ask for and the rows that they demand at the least, each in one
// statement. $1 is who writes; $2 is the other member, the interest or the text. A write that changes nothing is an error.

/** Both are active, on different sides and without a block; their rows are locked against the correction of a side. */
const allowed = `allowed as (
  select other.id from members own join members other on other.id = $2::uuid and other.gender <> own.gender
  where own.id = $1::uuid and own.status = 'active' and other.status = 'active'
    and (other.mobile_verified_at is not null or other.email_verified_at is not null)
    and (other.listed_until is null or other.listed_until >= current_date)
    and not exists (select from blocks where blocker_id = own.id and blocked_id = other.id)
    and not exists (select from blocks where blocker_id = other.id and blocked_id = own.id)
  for key share of own, other)`

const notice = (type: string, to: string, source: string, from: string) => `
  insert into notifications (id, member_id, type, from_id, source_id, created_at)
  select gen_random_uuid(), ${to}, '${type}', $1, ${source}, now() from ${from}
  on conflict (member_id, type, source_id) do nothing`

export const writingStatements: Record<string, string> = {
  send: `with ${allowed}, sent as (
      insert into interests (id, sender_id, receiver_id, status, sent_at, status_at)
      select gen_random_uuid(), $1, id, 'pending', now(), now() from allowed
      where not exists (select from interests where sender_id = $1 and receiver_id = $2 and status = 'cancelled'
        and cancelled_by = 'sender' and status_at > now() - interval '7 days')
      on conflict do nothing returning id),
    told as (${notice('interest_sent', '$2', 'id', 'sent')})
    select id from sent`,
  accept: `with accepted as (
      update interests set status = 'accepted', rejection_reason = null, status_at = now()
      where id = $2 and receiver_id = $1 and status in ('pending', 'rejected')
        and exists (select from members where members.id = sender_id and members.status in ('active', 'paused'))
        and not exists (select from blocks where blocker_id = $1 and blocked_id = sender_id)
        and not exists (select from blocks where blocker_id = sender_id and blocked_id = $1)
      returning id, sender_id),
    told as (${notice('interest_accepted', 'sender_id', 'id', 'accepted')})
    select id from accepted`,
  shortlist: `with ${allowed}
    insert into shortlists (id, member_id, shortlisted_id, at) select gen_random_uuid(), $1, id, now() from allowed
    returning id`,
  block: `with ${allowed}, blocked as (
      insert into blocks (blocker_id, blocked_id, at) select $1, id, now() from allowed returning blocked_id as id),
    cancelled as (
      update interests set status = 'cancelled', cancelled_by = 'block', status_at = now()
      where least(sender_id, receiver_id) = least($1::uuid, $2::uuid)
        and greatest(sender_id, receiver_id) = greatest($1::uuid, $2::uuid) and status = 'pending' returning id),
    withdrawn as (delete from notifications where source_id in (select id from cancelled))
    select id from blocked`,
  contact: `with ${allowed}, spent as (
      update memberships set contact_views_spent = contact_views_spent + 1
      where id = (select id from memberships where member_id = $1 and superseded_by is null and refunded_at is null
          and ended_early_at is null and current_date between starts_on and ends_on
          and contact_views_spent < contact_views order by ends_on, id limit 1 for update)
        and exists (select from allowed) returning id),
    viewed as (
      insert into contact_views (viewer_id, viewed_id, membership_id, at) select $1, $2, id, now() from spent),
    told as (${notice('contact_viewed', '$2', '$1', 'spent')})
    select first_name, last_name, dial_code, mobile,
      (select row_to_json(one) from family_details one where one.member_id = members.id) as family,
      (select coalesce(json_agg(one), '[]') from family_phones one where one.member_id = members.id) as phones
    from members, spent where members.id = $2`,
  save: `with saved as (
      update members set occupation = $2, version = version + 1, updated_at = now()
      where id = $1 and status <> 'deleted' returning version),
    noted as (
      insert into profile_edits (member_id, version, fields, at) select $1, version, '{occupation}', now() from saved),
    forgotten as (
      delete from profile_edits where member_id = $1 and version <= (select version - 50 from saved))
    select version from saved`,
}
