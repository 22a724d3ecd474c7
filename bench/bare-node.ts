// Bare routes: each reads the rows of a call with one prepared statement and sends them as JSON, without a session, a limit,
// an input schema or an output schema. What a call costs beyond this is ours.
import Fastify from 'fastify'
import pg from 'pg'

const summary = `members.id, registration_no, first_name, middle_name, last_name, date_of_birth, height_cm,
  marital_status_id, education, occupation, occupation_type_id, annual_income, work_location_id, work_village,
  native_district_id, native_taluka_id, gan_id,
  (select coalesce(json_agg(photos.id), '[]') from photos where photos.member_id = members.id and photos.status = 'shown') as photos`
const rowsOf = (table: string) =>
  `(select coalesce(json_agg(one), '[]') from ${table} one where one.member_id = members.id) as ${table}`
const count = (table: string, column: string) => `(select count(*)::int from ${table} where ${column} = $1) as ${table}`

/** By the name of the call; the parameter is the id that the address carries. */
const statements: Record<string, string> = {
  list: `select ${summary} from members where gender = 'F' and status = 'active'
    and (mobile_verified_at is not null or email_verified_at is not null)
    and $1::uuid is not null order by joined_at desc, id desc limit 20`,
  visitors: `select ${summary}, last_at from visits join members on members.id = visitor_id
    where visited_id = $1 order by last_at desc limit 20`,
  counts: `select ${[
    count('shortlists', 'member_id'),
    count('contact_views', 'viewer_id'),
    count('visits', 'visitor_id'),
    count('reports', 'reporter_id'),
    count('blocks', 'blocker_id'),
    `(select count(*)::int from interests where sender_id = $1) as sent`,
    `(select count(*)::int from interests where receiver_id = $1) as received`,
  ].join()}`,
  me: `select members.*, ${['photos', 'memberships'].map(rowsOf).join()} from members where id = $1`,
  profile: `select members.*, ${['photos', 'family_details', 'siblings', 'relatives', 'properties', 'expectations'].map(rowsOf).join()}
    from members where id = $1`,
  searchPage: `select ${summary} from members where id = any(
    (select array_agg(suggested_id) from suggestions where member_id = $1)::uuid[])`,
  step: `select ${summary} from members where id = any(
    (select array_agg(suggested_id) from (select suggested_id from suggestions where member_id = $1 limit 3) three)::uuid[])`,
  blocks: `select blocked_id from blocks where blocker_id = $1 union select blocker_id from blocks where blocked_id = $1`,
  sent: `select ${summary}, interests.* from interests join members on members.id = receiver_id
    where sender_id = $1 and interests.status = 'pending' order by status_at desc limit 20`,
  received: `select ${summary}, interests.* from interests join members on members.id = sender_id
    where receiver_id = $1 and interests.status = 'pending' order by status_at desc limit 20`,
  suggestions: `select members.id, (select photos.id from photos where photos.member_id = members.id limit 1) as photo_id
    from suggestions join members on members.id = suggested_id where suggestions.member_id = $1 order by at desc limit 200`,
}

const [url = ''] = process.argv.slice(2)
const pool = new pg.Pool({ connectionString: url, max: 10 })
const app = Fastify()
for (const [name, text] of Object.entries(statements))
  app.get(`/${name}`, async request => {
    const { id } = request.query as { id: string }
    return (await pool.query({ name, text, values: [id] })).rows
  })
await app.listen({ port: 0, host: '127.0.0.1' })
const address = app.server.address()
if (typeof address === 'object' && address) process.send?.({ kind: 'listening', port: address.port })
process.on('disconnect', () => process.exit())
