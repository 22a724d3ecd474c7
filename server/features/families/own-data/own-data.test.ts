import { beforeAll, describe, expect, it } from 'vitest'
import { type Family, joinsWithBoth } from '#server/testing/families.ts'
import { storedAsPdf } from '#server/testing/id-proof.ts'
import { blocks, bride, groom, sendsInterest, subscribes, type TestMember } from '#server/testing/members.ts'
import { plainPdf } from '#server/testing/pdf.ts'
import { picture, uploads } from '#server/testing/photos.ts'
import { allowsLinks, makesLink } from '#server/testing/see-links.ts'
import { signupPassword } from '#server/testing/signup-request.ts'
import { createStaff } from '#server/testing/staff.ts'
import { unzip } from '#server/testing/unzip.ts'
import { wholeProfile } from '#server/testing/whole-profile.ts'
import { testWorld } from '#server/testing/world.ts'

const world = testWorld()
let her: Family
let him: TestMember
let blocker: TestMember
let reporter: TestMember
/** What the family wrote in the other script, by where it stands. */
const forms = {
  own: { other_info: 'छान गाते' },
  family: { goan: 'सासवड' },
  relative: { surname: 'शिंदे', goan: 'वाई' },
  sibling: { name: 'अमोल' },
  property: { place: 'वाई' },
  hopes: { occupation_other_expectations: 'समजूतदार' },
}
const numberOf = async ({ id }: { id: string }) =>
  (await world.db.selectFrom('members').select('registration_no').where('id', '=', id).executeTakeFirstOrThrow())
    .registration_no

beforeAll(async () => {
  her = await joinsWithBoth(world)
  const { token } = her
  await subscribes(world, her.id)
  him = await groom(world, { first_name: 'Himself', mobile: '9700000001', email: 'his@family.in' })
  blocker = await groom(world)
  reporter = await groom(world)
  const whole = await wholeProfile(world.db)
  const edited = {
    ...whole,
    other_info: 'Sings well',
    second_script: forms.own,
    family_details: {
      ...whole.family_details,
      goan: 'Saswad',
      second_script: forms.family,
      relatives: [{ surname: 'Shinde', goan: 'Wai', second_script: forms.relative }],
      family_members: [{ name: 'Amol', gender: 'M', second_script: forms.sibling }],
    },
    user_properties: [{ details: 'Two acres', place: 'Wai', second_script: forms.property }],
    expectation: { ...whole.expectation, occupation_other_expectations: 'Kind', second_script: forms.hopes },
  }
  expect((await world.call('editProfile', edited as never, { token })).status).toBe(200)
  await uploads(world, her, await picture())
  const { body } = await world.call('addDocument', { type: 'PASSPORT', id_number: 'Z1234567' }, { token })
  const fields = { uuid: body.uuid, image_type: 'FRONT', is_remove: '0' }
  await uploads(world, her, await picture(), { path: '/add/document/photo', fields })
  await storedAsPdf(world, her, body.uuid, 'front', await plainPdf())
  await world.call('nameNominee', { nominee_name: 'Aaji', nominee_relation: 'Aaji', phone: '9822011111' }, { token })
  await world.call('searchUser', {}, { token })
  await sendsInterest(world, her, him, 'accepted')
  await sendsInterest(world, her, blocker, 'pending')
  await world.call('contactDetail', { uuid: him.id }, { token })
  await blocks(world, blocker, { ...her })
  await world.call('reportMember', { to_user_id: her.id, message: 'Secretly reported' }, { token: reporter.token })
})

const asks = (password = signupPassword, token = her.token) => world.call('dataTicket', { password }, { token })
const fetches = (address: string, token?: string) =>
  world.app.inject({ url: address, headers: token ? { authorization: `Bearer ${token}` } : {} })

describe('the download of all own data', () => {
  it('holds the profile, the activity, the photos and the document', async () => {
    const { body } = await asks()
    const answer = await fetches(body.address, her.token)
    expect(answer.statusCode).toBe(200)
    expect(answer.headers).toMatchObject({
      'content-type': 'application/zip',
      'cache-control': 'no-store',
      'content-disposition': 'attachment; filename="my-data-2026-01-15.zip"',
    })
    const files = unzip(answer.rawPayload)
    expect([...files.keys()]).toEqual([
      'README.txt',
      'profile.json',
      'patrika.json',
      'activity.json',
      'search.json',
      'saved-searches.json',
      'memberships.json',
      'payments.json',
      'messages.json',
      'opened-by-staff.json',
      'office-notes.json',
      'consents.json',
      'candidate.json',
      'settings.json',
      'photos.json',
      'photos/1.webp',
      'document.json',
      'document/front.jpg',
    ])
    // What was stored as a PDF before leaves as a picture.
    expect(files.get('document/front.jpg')?.subarray(0, 2).toString('hex')).toBe('ffd8')
    const read = (name: string) => JSON.parse(files.get(name)?.toString() ?? 'null')
    expect(read('profile.json')).toMatchObject({
      last_name: 'Kale',
      other_info: 'Sings well',
      kuldaivat: 'Shri Khandoba, Jejuri',
      gotra: 'Kashyap',
      native_district: 'Pune',
      mobile: her.form.mobile,
      family: { contact_full_name: 'Shripad Kale' },
    })
    // Each text with its form in the other script, by the column of both.
    expect(read('profile.json')).toMatchObject({
      second_script: forms.own,
      family: { village: 'Saswad', second_script: { village: 'सासवड' } },
      relatives: [{ surname: 'Shinde', second_script: { surname: 'शिंदे', village: 'वाई' } }],
      siblings: [{ name: 'Amol', second_script: forms.sibling }],
      properties: [{ place: 'Wai', second_script: forms.property }],
      expectation: { other_expectations: 'Kind', second_script: { other_expectations: 'समजूतदार' } },
    })
    expect(read('settings.json')).toMatchObject({ nominee: { nominee_name: 'Aaji' }, signed_up_from: '127.0.0.1' })
    expect(read('consents.json')).toMatchObject([
      {
        text: 'notice',
        language: 'en',
        act: 'given',
        words: { sentence: expect.stringContaining('uses our details') },
      },
      { text: 'marriage', language: 'en', act: 'given', words: { title: 'For marriage alone' } },
    ])
    expect(read('activity.json')).toMatchObject({
      interests_sent: [{ registration_no: await numberOf(him), status: 'accepted' }],
      contacts_taken: [{ registration_no: await numberOf(him) }],
    })
    expect(files.get('photos/1.webp')?.subarray(8, 12).toString()).toBe('WEBP')
  })

  it('alone tells what the family read, gave and withdrew, and when, after the text was changed', async () => {
    const { options } = await createStaff(world, 'ADMIN')
    const words = { title: 'कहानी', sentence: 'हमारे नाम दिखाए जा सकते हैं।', afterwards: 'कहानी हटा दी जाती है।' }
    const publish = (version: number, change: object) =>
      world.call(
        'publishConsentTranslation',
        {
          language: 'hi',
          text: 'story',
          version,
          ...words,
          sense: 'SAME',
          checked_by: 'Sunita Verma',
          checked_on: '2026-01-01',
          ...change,
        },
        options,
      )
    await publish(0, {})
    const answers = (is_given: 'Y' | 'N') =>
      world.call(
        'setConsents',
        { consents: [{ text: 'story', version: 1, language: 'hi', is_given }] },
        { token: her.token },
      )
    const given = world.clock.now().toISOString()
    expect((await answers('Y')).status).toBe(200)
    await publish(1, { sentence: 'हमारी तस्वीर भी।', sense: 'CHANGED', changed: 'तस्वीर' })
    world.clock.passes(60_000)
    const withdrawn = world.clock.now().toISOString()
    expect((await answers('N')).status).toBe(200)
    const files = unzip((await fetches((await asks()).body.address, her.token)).rawPayload)
    const told = JSON.parse(files.get('consents.json')?.toString() ?? '[]') as { text: string }[]
    const read = { text: 'story', language: 'hi', version: 1, channel: 'site', words: expect.objectContaining(words) }
    expect(told.filter(({ text }) => text === 'story')).toEqual([
      { ...read, act: 'given', at: given },
      { ...read, act: 'withdrawn', at: withdrawn },
    ])
  })

  it('holds no contact of another family, no password, and not who blocked or reported', async () => {
    const { body } = await asks()
    const files = unzip((await fetches(body.address, her.token)).rawPayload)
    const everything = [...files].map(([name, bytes]) => `${name} ${bytes.toString()}`).join('\n')
    for (const hidden of ['9700000001', 'his@family.in', 'Himself', 'Secretly reported', 'password_hash', '$argon'])
      expect(everything).not.toContain(hidden)
    for (const other of [blocker, reporter]) {
      expect(everything).not.toContain(other.id)
      expect(everything).not.toContain(await numberOf(other))
    }
  })

  it('holds the links by which others were shown, and not whether one of them blocked the family or left', async () => {
    const asked = await groom(world)
    await allowsLinks(world, asked)
    await allowsLinks(world, her)
    await sendsInterest(world, her, asked, 'accepted')
    for (const about of [asked, her]) await makesLink(world, her, about.id)
    const shown = async () => {
      const { body } = await asks()
      const files = unzip((await fetches(body.address, her.token)).rawPayload)
      const { see_links } = JSON.parse(files.get('settings.json')?.toString() ?? 'null')
      return see_links.map(({ registration_no }: { registration_no: string }) => registration_no).sort()
    }
    const own = await numberOf(her)
    expect(await shown()).toEqual([own, await numberOf(asked)])
    await blocks(world, asked, her)
    expect(await shown()).toEqual([own])
  })

  it('asks for the password', async () => {
    expect((await asks('notthisone')).refusal.fields).toEqual({ password: 'This password is not right' })
    expect((await world.call('dataTicket', {} as never, { token: her.token })).status).toBe(400)
  })

  it('opens to the session that gave the password, for five minutes', async () => {
    const { address } = (await asks()).body
    const other = await bride(world)
    const second = await world.call('mobileLogin', { role: 'USER', mobile: her.form.mobile, password: signupPassword })
    expect((await fetches(address)).statusCode).toBe(401)
    expect((await fetches(address, other.token)).statusCode).toBe(404)
    expect((await fetches(address, second.body.access_token)).statusCode).toBe(404)
    expect((await fetches('/api/user/data', her.token)).statusCode).toBe(404)
    expect((await fetches('/api/user/data?ticket=AAAA', her.token)).statusCode).toBe(404)
    world.clock.passes(5 * 60_000)
    expect((await fetches(address, her.token)).statusCode).toBe(404)
  })

  it('is asked for ten times a day at most', async () => {
    const statuses = []
    for (let n = 0; n < 11; n++) statuses.push((await asks()).status)
    expect(statuses.at(-1)).toBe(429)
  })
})
