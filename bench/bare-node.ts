// Bare routes: each reads or writes the rows of a call with one prepared statement and sends them as JSON, without a session,
// a limit, an input schema or an output schema. What a call costs beyond this is ours.
import Fastify from 'fastify'
import pg from 'pg'
import { writingStatements } from './bare-writes.ts'

const photos = `(select coalesce(json_agg(photos.id), '[]') from photos where photos.member_id = members.id and photos.status = 'shown') as photos`
const summary = `members.id, number, registration_no, first_name, middle_name, last_name, second_script, date_of_birth, height_cm,
  marital_status_id, education, occupation, occupation_type_id, annual_income, work_location_id, work_village,
  native_district_id, native_taluka_id, gan_id, nakshatra_id, charan_id, raas_id, joined_at, last_used_on, last_use_is_hidden,
  photo_privacy, photo_epoch,
  (select decided_at from documents where documents.member_id = members.id and documents.status = 'approved') as id_checked_at,
  (select answered_at from candidate_requests where candidate_requests.member_id = members.id and state = 'yes') as agreed_at,
  ${photos}`
/** The interest between the viewer ($1) and each member, which decides whose photos are seen. */
const interest = `(select row_to_json(one) from interests one
    where least(sender_id, receiver_id) = least($1::uuid, members.id)
      and greatest(sender_id, receiver_id) = greatest($1::uuid, members.id) and status <> 'cancelled') as interest`
/** What the viewer and each member are to each other, which every card shows. */
const relation = `${interest},
  (select max(status_at) from interests where sender_id = $1 and receiver_id = members.id and status = 'cancelled'
    and cancelled_by = 'sender') as taken_back_at,
  (select json_agg(one) from family_notes one where member_id = $1 and about_id = members.id) as notes,
  (select json_agg(said) from see_links join see_answers said on said.link_id = see_links.id
    where see_links.member_id = $1 and see_links.about_id = members.id) as answers,
  (select message from reports where reporter_id = $1 and reported_id = members.id) as report,
  exists (select from shortlists where member_id = $1 and shortlisted_id = members.id) as shortlisted,
  exists (select from contact_views where viewer_id = $1 and viewed_id = members.id) as contact_viewed,
  exists (select from blocks where blocker_id = $1 and blocked_id = members.id) as blocked,
  exists (select from blocks where blocked_id = $1 and blocker_id = members.id) as blocked_viewer`
const card = `${summary}, ${relation}`
/** Brothers and sisters, whom one person acts for, are in no list of each other's. */
const notOfKin = `not (members.id = any(array(
  select kin.member_id from profile_persons kin where kin.member_id <> $1::uuid and kin.person_id = any(
    array(select own.person_id from profile_persons own where own.member_id = $1::uuid)))))`
const rowsOf = (table: string) =>
  `(select coalesce(json_agg(one), '[]') from ${table} one where one.member_id = members.id) as ${table}`
const count = (table: string, column: string, other: string, name = table) =>
  `(select count(*)::int from ${table} join members on members.id = ${other} where ${column} = $1) as ${name}`

/** The members of a search with one criterion, as plain SQL reads them. */
const matching = `from members where status = 'active' and (mobile_verified_at is not null or email_verified_at is not null)
  and gender = (select case gender when 'F' then 'M' else 'F' end from members where id = $1)
  and date_of_birth between date '1990-01-01' and date '1999-12-31'`

const ofProfile = ['photos', 'family_details', 'siblings', 'relatives', 'properties', 'expectations']

/** By the name of the call. The parameters are the ids that the address carries: the viewer, and whom they look at. */
const statements: Record<string, string> = {
  list: `select ${card} from members where gender = 'F' and status = 'active'
    and (mobile_verified_at is not null or email_verified_at is not null)
    and ${notOfKin} order by joined_at desc, id desc limit 20`,
  visitors: `select ${card}, last_at from visits join members on members.id = visitor_id
    where visited_id = $1 order by last_at desc limit 20`,
  counts: `select ${[
    count('shortlists', 'member_id', 'shortlisted_id'),
    count('contact_views', 'viewer_id', 'viewed_id'),
    count('visits', 'visitor_id', 'visited_id'),
    count('reports', 'reporter_id', 'reported_id'),
    count('blocks', 'blocker_id', 'blocked_id'),
    count('interests', 'sender_id', 'receiver_id', 'sent'),
    count('interests', 'receiver_id', 'sender_id', 'received'),
  ].join()}`,
  me: `select members.*, ${[...ofProfile, 'family_phones', 'memberships'].map(rowsOf).join()} from members where id = $1`,
  profile: `with visit as (
      insert into visits (visitor_id, visited_id, first_at, last_at, last_day)
      values ($1, $2, now(), now(), current_date) on conflict (visited_id, visitor_id) do update set
        last_at = excluded.last_at, last_day = excluded.last_day)
    select members.*, ${ofProfile.map(rowsOf).join()}, ${relation} from members where id = $2`,
  searchPage: `select ${card} from members where id = any(
    (select array_agg(suggested_id) from suggestions where member_id = $1)::uuid[]) and ${notOfKin}`,
  // The page of a kept search and the step from one profile to the next read its result, which is 8 KB of numbers; as a text,
  // because a buffer becomes a JSON array that is five times as long.
  step: `select members.id, number, photo_privacy, photo_epoch, ${photos}, ${interest},
    case when row_number() over () = 1 then (select encode(numbers, 'base64') from searches where member_id = $1) end as kept
    from members where id = any(
    (select array_agg(suggested_id) from (select suggested_id from suggestions where member_id = $1 limit 3) three)::uuid[])`,
  count: `select count(*) ${matching}`,
  search: `insert into searches (member_id, criteria, order_by, direction, count, numbers, used_on, at)
    select $1, '{}', 'joined', 'desc', count(*), coalesce(string_agg(int4send(number), '' order by joined_at desc), ''),
      current_date, now() from (select number, joined_at ${matching} order by joined_at desc limit 2000) newest
    on conflict (member_id) do update set criteria = excluded.criteria, order_by = excluded.order_by,
      direction = excluded.direction, count = excluded.count, numbers = excluded.numbers, used_on = excluded.used_on,
      at = excluded.at`,
  sent: `select ${card}, interests.* from interests join members on members.id = receiver_id
    where sender_id = $1 and interests.status = 'pending' order by status_at desc limit 20`,
  received: `select ${card}, interests.* from interests join members on members.id = sender_id
    where receiver_id = $1 and interests.status = 'pending' order by status_at desc limit 20`,
  suggestions: `select members.id, note, photo_privacy, photo_epoch, ${interest}, ${photos}
    from suggestions join members on members.id = suggested_id where suggestions.member_id = $1 order by at desc limit 200`,
}

const [url = ''] = process.argv.slice(2)
const pool = new pg.Pool({ connectionString: url, max: 10 })
const app = Fastify()
for (const [name, text] of Object.entries({ ...statements, ...writingStatements }))
  app.get(`/${name}`, async request => {
    const { id, to } = request.query as { id: string; to?: string }
    const { rows } = await pool.query({ name, text, values: to ? [id, to] : [id] })
    if (rows.length === 0 && Object.hasOwn(writingStatements, name)) throw new Error(`${name} wrote nothing`)
    return rows
  })
await app.listen({ port: 0, host: '127.0.0.1' })
const address = app.server.address()
if (typeof address === 'object' && address) process.send?.({ kind: 'listening', port: address.port })
process.on('disconnect', () => process.exit())
