import { beforeAll, describe, expect, it } from 'vitest'
import { addDays, timeInIndia } from '#domain/calendar.ts'
import type { CandidateAnswer, HidingDay } from '#domain/families/candidate-consent.ts'
import { formatLongDay } from '#domain/format/date.ts'
import { lockRequest, writeNo } from '#server/features/families/candidate-consent/queries.ts'
import { readOwnConsents } from '#server/features/families/consents/queries.ts'
import { blocked } from '#server/testing/blocked.ts'
import { contentOf } from '#server/testing/database-content.ts'
import { joins, logsInByCode } from '#server/testing/families.ts'
import { daughterJoins, tendsAddedAccess } from '#server/testing/family-logins.ts'
import { groom } from '#server/testing/members.ts'
import { reviewsIn } from '#server/testing/reviews.ts'
import { soon } from '#server/testing/soon.ts'
import { createStaff } from '#server/testing/staff.ts'
import { wholeProfile } from '#server/testing/whole-profile.ts'
import { testWorld } from '#server/testing/world.ts'
import { remindCandidates, tellRegistrants } from './job.ts'

const world = testWorld()
const reviews = reviewsIn(world)
const day = 86_400_000
type Family = Awaited<ReturnType<typeof joins>>
let number = 0
const otherMobile = () => `97${String(10_000_000 + ++number)}`

const asks = (family: Family, input: { mobile?: string; email?: string }) =>
  world.call('askCandidate', { registered_by: 'MOTHER', ...input }, { token: family.token })
const stateOf = async ({ token }: Family) => (await world.call('candidateState', {}, { token })).body
const messagesTo = async (to: string) => (await world.outbox()).filter(one => one.to.includes(to))
const linkIn = (text = '') => /\/candidate\/([\w-]+)/.exec(text)?.[1] ?? ''
const codeIn = (text = '') => /\b\d{8}\b/.exec(text)?.[0] ?? ''
const answersOf = ({ id }: { id: string }) =>
  world.db.selectFrom('candidate_answers').select(['answer', 'channel']).where('member_id', '=', id).execute()
const consentsOf = ({ id }: { id: string }) =>
  world.db
    .selectFrom('consents')
    .select(['act', 'channel'])
    .where('member_id', '=', id)
    .where('text', '=', 'candidate')
    .orderBy('id')
    .execute()
const requestOf = ({ id }: { id: string }) =>
  world.db.selectFrom('candidate_requests').selectAll().where('member_id', '=', id).executeTakeFirstOrThrow()

/** A daughter whose mother registered her, with the link that reached her. */
async function daughter(): Promise<{ family: Family; email: string; token: string }> {
  const family = await joins(world, { registered_by: 'MOTHER' })
  const email = `own${++number}@post.in`
  expect((await asks(family, { email })).status).toBe(200)
  return { family, email, token: linkIn((await messagesTo(email))[0]?.text) }
}
const answers = (token: string, answer: CandidateAnswer, hide: HidingDay = 'ON_DUE_DAY') =>
  world.call('answerCandidate', { token, answer, hide })

describe('who registers', () => {
  it('for themselves has said yes by it', async () => {
    const her = await joins(world, { registered_by: 'CANDIDATE' })
    expect(await stateOf(her)).toMatchObject({ state: 'AGREED', agreed_at: world.clock.now().toISOString() })
    expect(await answersOf(her)).toEqual([{ answer: 'yes', channel: 'registration' }])
    expect(await consentsOf(her)).toEqual([{ act: 'given', channel: 'registration' }])
  })

  it('for a daughter has thirty days, and cannot say afterwards that it was she', async () => {
    const family = await joins(world, { registered_by: 'MOTHER' })
    expect(await stateOf(family)).toMatchObject({ state: 'NOT_YET', due_on: '2026-02-14', contact: null })
    const own = await world.call('askCandidate', { registered_by: 'CANDIDATE' }, { token: family.token })
    expect(own).toMatchObject({ status: 409, refusal: { message: expect.stringContaining('ask our office') } })
    expect((await stateOf(family)).state).toBe('NOT_YET')
  })

  it('for themselves cannot hand that yes to a mother, and may say the same twice', async () => {
    const her = await joins(world, { registered_by: 'CANDIDATE' })
    const before = await requestOf(her)
    const mobile = otherMobile()
    expect((await asks(her, { mobile })).refusal.message).toBe('The candidate has agreed already')
    expect((await asks(her, {})).status).toBe(409)
    expect((await world.call('askCandidate', { registered_by: 'CANDIDATE' }, { token: her.token })).status).toBe(200)
    expect([await requestOf(her), await messagesTo(mobile)]).toEqual([before, []])
  })

  it('is asked of a profile from before, whose thirty days begin then', async () => {
    const family = await joins(world)
    expect(await stateOf(family)).toMatchObject({ state: 'UNKNOWN', due_on: null })
    world.clock.passes(day)
    expect((await asks(family, {})).body).toMatchObject({ state: 'NOT_YET', due_on: '2026-02-15' })
  })

  it('must give a contact that is not the registrant’s own', async () => {
    const family = await joins(world, { registered_by: 'MOTHER' })
    const { mobile, email } = family.form
    for (const [field, own] of [
      ['mobile', { mobile }],
      ['mobile', { mobile: `0${mobile}` }],
      ['email', { email: email.toUpperCase() }],
    ] as const)
      expect((await asks(family, own)).refusal.fields).toHaveProperty(field)
    expect((await requestOf(family)).contact_hash).toBeNull()
  })

  it('must not give a contact that stands anywhere in the profile, whoever it is said to belong to', async () => {
    const family = await joins(world, { registered_by: 'FATHER' })
    const [fathers, hers, nominees] = [otherMobile(), otherMobile(), otherMobile()]
    const whole = await wholeProfile(world.db)
    const phone = whole.family_details.familty_phone_numbers[0]
    const phones = [
      { ...phone, type: 'FATHER', phone: fathers },
      { ...phone, type: 'CANDIDATE', phone: `0${hers}` },
    ]
    const change = {
      ...whole,
      family_details: { ...whole.family_details, email: 'Father@home.in', familty_phone_numbers: phones },
    }
    expect((await world.call('editProfile', change as never, { token: family.token })).status).toBe(200)
    const nominee = { nominee_name: 'Aaji', nominee_relation: 'Aaji', phone: nominees }
    expect((await world.call('nameNominee', nominee, { token: family.token })).status).toBe(200)
    for (const own of [{ mobile: fathers }, { mobile: hers }, { mobile: nominees }, { email: 'father@home.in' }])
      expect((await asks(family, own)).refusal.message, JSON.stringify(own)).toContain('stands nowhere in this profile')
    expect((await requestOf(family)).contact_hash).toBeNull()
    expect((await asks(family, { mobile: otherMobile() })).status).toBe(200)
  })
})

describe('a daughter who gets the link', () => {
  it('reads who registered her and what is shown, and says yes once', async () => {
    const { family, token, email } = await daughter()
    expect(await messagesTo(email)).toHaveLength(1)
    expect(JSON.stringify(await messagesTo(email))).not.toContain('Kale')
    const question = await world.call('candidateQuestion', { token })
    expect(question.body).toMatchObject({ name: 'Rutuja Kale', registered_by: 'MOTHER', has_declined: false })
    expect((await answers(token, 'YES')).status).toBe(200)
    expect(await stateOf(family)).toMatchObject({ state: 'AGREED', due_on: null })
    expect(await consentsOf(family)).toEqual([{ act: 'given', channel: 'link' }])
    // Used up: the link opens nothing any more.
    expect((await world.call('candidateQuestion', { token })).refusal.code).toBe('bad_token')
    expect((await answers(token, 'NO')).refusal.code).toBe('bad_token')
    expect((await asks(family, { mobile: otherMobile() })).status).toBe(409)
    expect((await stateOf(family)).state).toBe('AGREED')
  })

  it('says later, and the link stays good', async () => {
    const { family, token } = await daughter()
    for (const _ of [1, 2]) expect((await answers(token, 'LATER')).status).toBe(200)
    expect((await stateOf(family)).state).toBe('NOT_YET')
    expect((await answers(token, 'YES')).status).toBe(200)
  })

  it('says no as if she had not answered: nothing is kept, and the link can still say yes or hide her today', async () => {
    const { family, token } = await daughter()
    const kept = async () => {
      await world.events.flush()
      const { rate_limits: _limits, ...content } = await contentOf(world.url)
      return content
    }
    const before = await kept()
    const { due_on } = (await world.call('candidateQuestion', { token })).body
    expect((await answers(token, 'NO')).body.message).toContain(
      `leaves every list on ${formatLongDay(addDays(due_on, 1), 'en')}`,
    )
    expect(await kept()).toEqual(before)
    expect((await world.call('candidateQuestion', { token })).body.has_declined).toBe(false)
    expect((await answers(token, 'NO', 'TODAY')).status).toBe(200)
    expect((await stateOf(family)).state).toBe('DECLINED')
  })

  it('says no and is hidden today: her mother reads it and cannot ask again, and the link may still say yes', async () => {
    const { family, token, email } = await daughter()
    expect((await answers(token, 'NO', 'TODAY')).body.message).toContain('no longer in any list')
    expect((await stateOf(family)).state).toBe('DECLINED')
    const mobile = otherMobile()
    for (const contact of [{ email }, { mobile }, {}])
      expect((await asks(family, contact)).refusal.message).toContain('has said no')
    expect([(await messagesTo(email)).length, (await messagesTo(mobile)).length]).toEqual([1, 0])
    expect((await world.call('candidateQuestion', { token })).body.has_declined).toBe(true)
    expect((await answers(token, 'YES')).status).toBe(200)
    expect((await stateOf(family)).state).toBe('AGREED')
  })

  it('is not she: the contact is free, staff look at it, and it is not written to again', async () => {
    const { family, token, email } = await daughter()
    expect((await answers(token, 'NOT_ME')).status).toBe(200)
    expect((await stateOf(family)).contact).toBeNull()
    expect((await asks(family, { email })).refusal.message).toContain('not the candidate')
    const [item] = await world.db
      .selectFrom('review_items')
      .select(['id', 'is_below'])
      .where('member_id', '=', family.id)
      .where('kind', '=', 'complaint')
      .execute()
    expect(item?.is_below).toBe(false)
    expect((await answers(token, 'YES')).status).toBe(400)
    // Whoever it was left no contact, so nobody waits for a call when staff have settled it.
    const staff = await createStaff(world)
    expect((await reviews.claims(staff, item?.id ?? '')).body.told_by).toBeNull()
    expect((await reviews.decides(staff, item?.id ?? '', 'settle', { answer: 'A wrong number' })).status).toBe(200)
    await reviews.aMinutePasses()
    expect((await reviews.asks(staff, 'unreachedList', {})).body.list).toEqual([])
  })

  it('presses yes and no at once: one of them counts first, and the record holds what was said', async () => {
    const { family, token } = await daughter()
    await Promise.all([answers(token, 'YES'), answers(token, 'NO')])
    const { state } = await requestOf(family)
    expect(state).toBe('yes')
    expect((await answersOf(family)).filter(({ answer }) => answer === 'yes')).toHaveLength(1)
  })

  it('finds an older link dead when another contact was given', async () => {
    const { family, token } = await daughter()
    await asks(family, { email: `newer${number}@post.in` })
    expect((await answers(token, 'YES')).status).toBe(400)
  })

  it('finds it expired after sixty days, or gone with the profile', async () => {
    const late = await daughter()
    const gone = await daughter()
    await world.db.updateTable('members').set({ status: 'suspended' }).where('id', '=', gone.family.id).execute()
    expect((await answers(gone.token, 'YES')).status).toBe(400)
    world.clock.passes(60 * day)
    expect((await answers(late.token, 'YES')).refusal.code).toBe('bad_token')
  })
})

describe('a son who gets an SMS', () => {
  it('types number and code, and then answers', async () => {
    const family = await joins(world, { registered_by: 'FATHER' })
    const mobile = otherMobile()
    expect((await asks(family, { mobile })).body.contact).toBe(`•••••${mobile.slice(-3)}`)
    const [sms] = await messagesTo(mobile)
    expect(sms?.text).not.toMatch(/http|\//)
    const code = codeIn(sms?.text)
    const opens = (change = {}) => world.call('openByCandidateCode', { mobile, code, ...change })
    expect((await opens({ mobile: otherMobile() })).refusal.code).toBe('bad_token')
    const { body } = await opens()
    expect((await answers(body.token, 'YES')).status).toBe(200)
    expect(await consentsOf(family)).toEqual([{ act: 'given', channel: 'code' }])
    expect((await opens()).refusal.code).toBe('bad_token')
  })
})

describe('a stranger who guesses', () => {
  it('reads the same words for every wrong link and is stopped, while the right one opens from the same network', async () => {
    const remoteAddress = '198.51.100.7'
    const { token } = await daughter()
    const guess = (n: number) =>
      world.call('candidateQuestion', { token: `guess-guess-guess-${n}-x` }, { remoteAddress })
    const statuses: number[] = []
    for (let n = 0; n < 31; n++) statuses.push((await guess(n)).status)
    expect([new Set(statuses.slice(0, 30)), statuses[30]]).toEqual([new Set([400]), 429])
    const wrongAnswer = { token: 'guess-guess-guess-x-x', answer: 'YES' } as const
    expect((await world.call('answerCandidate', wrongAnswer, { remoteAddress })).status).toBe(429)
    expect((await world.call('candidateQuestion', { token }, { remoteAddress })).status).toBe(200)
    expect((await world.call('answerCandidate', { token, answer: 'YES' }, { remoteAddress })).status).toBe(200)
  })

  it('who knows the number gets eight tries from one address, and the owner still gets in from home', async () => {
    const family = await joins(world, { registered_by: 'FATHER' })
    const mobile = otherMobile()
    await asks(family, { mobile })
    const code = codeIn((await messagesTo(mobile))[0]?.text)
    const wrong = code === '11111111' ? '22222222' : '11111111'
    const tries = async (typed: string, remoteAddress: string) =>
      (await world.call('openByCandidateCode', { mobile, code: typed }, { remoteAddress })).status
    const statuses: number[] = []
    for (let n = 0; n < 9; n++) statuses.push(await tries(wrong, '198.51.100.8'))
    expect(statuses).toEqual([...Array(8).fill(400), 429])
    expect(await tries(code, '198.51.100.9')).toBe(200)
  })

  it('from many networks and browsers cannot close the code of a number, and has fewer tries everywhere', async () => {
    const family = await joins(world, { registered_by: 'FATHER' })
    const mobile = otherMobile()
    await asks(family, { mobile })
    const code = codeIn((await messagesTo(mobile))[0]?.text)
    const wrong = code === '11111111' ? '22222222' : '11111111'
    const tries = async (typed: string, remoteAddress: string, mark?: number) => {
      const headers = { ...(mark !== undefined && { device: `a-browser-with-the-mark-${mark}` }) }
      return (await world.call('openByCandidateCode', { mobile, code: typed }, { remoteAddress, headers })).status
    }
    // One network with as many marks as it likes has 24 tries, and three of them use up what the number as a whole had.
    for (const network of [1, 2, 3])
      for (let mark = 0; mark < 25; mark++) {
        const status = await tries(wrong, `198.51.100.${20 + network}`, mark)
        if (network === 1) expect([mark, status]).toEqual([mark, mark < 24 ? 400 : 429])
      }
    const statuses: number[] = []
    for (let n = 0; n < 3; n++) statuses.push(await tries(wrong, '198.51.100.30'))
    expect(statuses).toEqual([400, 400, 429])
    // The owner mistypes once.
    expect(await tries(wrong, '198.51.100.31', 99)).toBe(400)
    expect(await tries(code, '198.51.100.31', 99)).toBe(200)
  })

  it('cannot use the token of another purpose', async () => {
    const { token } = await daughter()
    expect((await world.call('checkToken', { token })).status).toBe(400)
    expect((await world.call('freezeAccount', { token })).status).toBe(400)
    expect((await world.call('me', {}, { token })).status).toBe(401)
  })

  it('with a session of the family writes to three contacts a day', async () => {
    const family = await joins(world, { registered_by: 'MOTHER' })
    const statuses: number[] = []
    for (let n = 0; n < 4; n++) statuses.push((await asks(family, { mobile: otherMobile() })).status)
    expect(statuses).toEqual([200, 200, 200, 429])
  })
})

describe('the telephone of a stranger', () => {
  it('keeps its own codes however many families name it: two a day from one, four in all, the rest next morning', async () => {
    const mobile = otherMobile()
    const questions = async () => (await messagesTo(mobile)).filter(({ text }) => codeIn(text) !== '').length
    const families = await Promise.all(Array.from({ length: 5 }, () => joins(world, { registered_by: 'MOTHER' })))
    const answered: string[] = []
    for (const family of families)
      for (let n = 0; n < 3; n++) {
        world.clock.passes(n === 0 ? 31_000 : 29_000)
        const { status, body } = await asks(family, { mobile })
        answered.push(`${status} ${body.message}`)
        if (n === 0 && family === families[0]) expect(await questions()).toBe(1)
      }
    expect(new Set(answered)).toEqual(
      new Set(['200 We write to the candidate. If it does not come today, it comes tomorrow morning']),
    )
    for (let minutes = 0; minutes < 10; minutes++) {
      world.clock.passes(60_000)
      await tendsAddedAccess(world)
    }
    expect(await questions()).toBe(4)
    await world.call('sendLoginCode', { mobile, dial_code: '+91', country_code: 'in' })
    const owner = await joins(world, { mobile })
    for (let n = 0; n < 3; n++) {
      world.clock.passes(60_000)
      expect((await logsInByCode(world, owner.form.mobile)).status).toBe(200)
    }
    for (let half = 0; half < 48 && (await questions()) < 5; half++) {
      world.clock.passes(30 * 60_000)
      await tendsAddedAccess(world)
    }
    expect([await questions(), timeInIndia(world.clock.now()) >= '08:00']).toEqual([5, true])
  })
})

describe('reminders', () => {
  const dependencies = () => ({ db: world.db, secrets: world.secrets, config: world.config })
  const remind = () => Promise.all([1, 2, 3].map(() => remindCandidates(dependencies(), world.clock.now())))

  it('go twice before the last day, once each on several nodes, and never to who is hidden after a no', async () => {
    const silent = await daughter()
    const refused = await daughter()
    await answers(refused.token, 'NO', 'TODAY')
    const seen: number[] = []
    for (const days of [22, 1, 4, 1, 1, 3]) {
      world.clock.passes(days * day)
      await remind()
      seen.push((await messagesTo(silent.email)).length)
    }
    expect(seen).toEqual([1, 2, 2, 3, 3, 3])
    expect(await messagesTo(refused.email)).toHaveLength(1)
    // The link of a reminder answers as the first one does.
    const [newest] = await messagesTo(silent.email)
    expect((await answers(linkIn(newest?.text), 'YES')).status).toBe(200)
  })
})

describe('a no while a reminder is on its way', () => {
  it('comes first, and nothing is sent', async () => {
    const { family, email } = await daughter()
    world.clock.passes(24 * day)
    const reminding = await world.db.transaction().execute(async trx => {
      await lockRequest(trx, family.id)
      const begun = remindCandidates({ db: world.db, secrets: world.secrets, config: world.config }, world.clock.now())
      await soon(() => blocked(world.db), 1)
      await writeNo(trx, {
        memberId: family.id,
        channel: 'link',
        contactHash: null,
        now: world.clock.now(),
      })
      return { begun }
    })
    await reminding.begun
    expect(await messagesTo(email)).toHaveLength(1)
  })
})

describe('the mother', () => {
  const dependencies = () => ({
    db: world.db,
    secrets: world.secrets,
    config: world.config,
    channels: { SMS: true, EMAIL: true },
  })
  const tell = () => Promise.all([1, 2, 3].map(() => tellRegistrants(dependencies(), world.clock.now())))
  const toldOf = async ({ id, form }: Family) => {
    const mails = (await messagesTo(form.email)).filter(({ subject }) => subject.includes('not yet confirmed'))
    const { count } = await world.db
      .selectFrom('deliveries')
      .select(eb => eb.fn.countAll<number>().as('count'))
      .where('member_id', '=', id)
      .where('kind', '=', 'candidate_not_confirmed')
      .executeTakeFirstOrThrow()
    return { mails: mails.map(({ text }) => text), count: Number(count) }
  }
  const verifiesEmail = ({ id }: Family) =>
    world.db.updateTable('members').set({ email_verified_at: world.clock.now() }).where('id', '=', id).execute()

  it('is told five days before, once on several nodes, and not where a no has hidden the profile', async () => {
    const [silent, declined, open, agreed] = [await daughter(), await daughter(), await daughter(), await daughter()]
    const paused = await daughter()
    await answers(declined.token, 'NO')
    await answers(open.token, 'NO', 'TODAY')
    await answers(agreed.token, 'YES')
    const families = [silent, declined, open, agreed, paused].map(({ family }) => family)
    for (const family of families) await verifiesEmail(family)
    await world.db.updateTable('members').set({ status: 'paused' }).where('id', '=', paused.family.id).execute()
    const last = (await requestOf(silent.family)).due_on
    const counts = async () => (await Promise.all(families.map(toldOf))).map(({ count }) => count)
    world.clock.passes(24 * day)
    await tell()
    expect(await counts()).toEqual([0, 0, 0, 0, 0])
    for (const days of [1, 1]) {
      world.clock.passes(days * day)
      await tell()
      expect(await counts()).toEqual([1, 1, 0, 0, 0])
    }
    const [a, b] = [await toldOf(silent.family), await toldOf(declined.family)]
    expect(a).toEqual(b)
    expect(a.mails).toEqual([expect.stringContaining(`after ${formatLongDay(last, 'en')}`)])
    const { body } = await world.call('memberRecord', { uuid: silent.family.id }, (await createStaff(world)).options)
    expect(body.messages[0]).toMatchObject({ about: 'CANDIDATE_NOT_CONFIRMED', channel: 'EMAIL' })
    // A family that is back in the lists before the last day is told then, and nobody is told after it.
    await world.db.updateTable('members').set({ status: 'active' }).where('id', '=', paused.family.id).execute()
    const late = { ...(await daughter()) }
    await world.db
      .updateTable('candidate_requests')
      .set({ due_on: '2026-01-01' })
      .where('member_id', '=', late.family.id)
      .execute()
    await tell()
    expect([...(await counts()), (await toldOf(late.family)).count]).toEqual([1, 1, 0, 0, 1, 0])
  })

  it('is not called where no message reaches her', async () => {
    const { family } = await daughter()
    await world.db.updateTable('members').set({ email_verified_at: null }).where('id', '=', family.id).execute()
    world.clock.passes(26 * day)
    await tellRegistrants({ ...dependencies(), channels: { SMS: false, EMAIL: false } }, world.clock.now())
    expect((await requestOf(family)).registrant_told_on).not.toBeNull()
    expect((await toldOf(family)).count).toBe(0)
  })
})

describe('at the counter', () => {
  let staff: Awaited<ReturnType<typeof createStaff>>
  beforeAll(async () => {
    staff = await createStaff(world)
  })
  const notes = (uuid: string, answer: 'YES' | 'NO') =>
    world.call('noteCandidateAnswer', { uuid, answer, reason: 'Signed on slip 17' }, staff.options)

  it('a candidate without a contact says yes, with the slip in the audit', async () => {
    const family = await joins(world, { registered_by: 'FATHER' })
    expect((await notes(family.id, 'YES')).status).toBe(200)
    expect((await notes(family.id, 'YES')).status).toBe(409)
    expect(await stateOf(family)).toMatchObject({ state: 'AGREED' })
    expect(await consentsOf(family)).toEqual([{ act: 'given', channel: 'counter' }])
    const { body } = await world.call('auditList', { member: family.id }, staff.options)
    expect(body.list.map(({ act, reason }) => [act, reason])).toEqual([['candidate_answer_noted', 'Signed on slip 17']])
  })

  it('takes a yes back, which hides the profile at once', async () => {
    const { family, token } = await daughter()
    await answers(token, 'YES')
    expect((await notes(family.id, 'NO')).status).toBe(200)
    expect((await stateOf(family)).state).toBe('DECLINED')
    expect(await consentsOf(family)).toEqual([
      { act: 'given', channel: 'link' },
      { act: 'withdrawn', channel: 'counter' },
    ])
    const own = [
      await readOwnConsents(world.db, family.id),
      (await world.call('consentList', {}, { token: family.token })).body,
    ]
    expect(JSON.stringify(own)).not.toContain('candidate')
    const record = await world.call('memberCandidate', { uuid: family.id }, staff.options)
    expect(record.body).toMatchObject({ state: 'NO', registered_by: 'MOTHER' })
  })
})

describe('the mark', () => {
  it('stands on card and profile with its date, after a yes alone', async () => {
    const { family, token } = await daughter()
    const him = await groom(world)
    const marks = async () => {
      const { body: profile } = await world.call('profileDetail', { uuid: family.id }, { token: him.token })
      const { body: page } = await world.call('joinedList', {}, { token: him.token })
      return [profile.candidate_agreed_at, page.list.find(({ uuid }) => uuid === family.id)?.candidate_agreed_at]
    }
    expect(await marks()).toEqual([null, null])
    await answers(token, 'YES')
    const at = world.clock.now().toISOString()
    expect(await marks()).toEqual([at, at])
  })
})

describe('a candidate who logs in', () => {
  it('is asked in the own session, and nobody answers from the mother’s browser or by a contact that she names', async () => {
    const mother = await joins(world, { registered_by: 'MOTHER' })
    const hers = await daughterJoins(world, mother)
    const me = async ({ token }: { token: string }) => (await world.call('me', {}, { token })).body.asks_candidate
    const opens = ({ token }: { token: string }) => world.call('openOwnQuestion', {}, { token })
    expect([await me(mother), await me(hers)]).toEqual(['N', 'N'])
    // As where two records became one, and hers had not been asked.
    await world.db
      .updateTable('candidate_requests')
      .set({ state: 'waiting', answered_at: null })
      .where('member_id', '=', mother.id)
      .execute()
    expect([await me(mother), await me(hers)]).toEqual(['N', 'Y'])
    expect(await stateOf(mother)).toMatchObject({ state: 'NOT_YET', has_login: 'Y' })
    expect((await asks(mother, { mobile: otherMobile() })).refusal.message).toContain('logs in here')
    expect((await opens(mother)).refusal.code).toBe('not_yours')
    // Nor does the mother become the candidate where nobody was named before.
    const nobodyNamed = await joins(world, { registered_by: 'MOTHER' })
    const daughter = await daughterJoins(world, nobodyNamed)
    await world.call('setLastWord', { last_word: 'Y' }, { token: daughter.token })
    await world.db.deleteFrom('candidate_requests').where('member_id', '=', nobodyNamed.id).execute()
    const own = await world.call('askCandidate', { registered_by: 'CANDIDATE' }, { token: nobodyNamed.token })
    expect(own.refusal.message).toContain('logs in here')
    expect((await world.call('setLastWord', { last_word: 'N' }, { token: nobodyNamed.token })).refusal.code).toBe(
      'not_yours',
    )
    const registeredHerself = await joins(world, { registered_by: 'CANDIDATE' })
    expect((await opens(registeredHerself)).refusal.code).toBe('not_yours')

    const { token } = (await opens(hers)).body
    expect((await world.call('candidateQuestion', { token })).body.registered_by).toBe('MOTHER')
    expect((await world.call('answerCandidate', { token, answer: 'YES' })).status).toBe(200)
    expect(await me(hers)).toBe('N')
    expect(await stateOf(mother)).toMatchObject({ state: 'AGREED' })
    expect((await requestOf(mother)).state).toBe('yes')
    // The same contact as before, so that her login stays hers.
    const hashes = await world.db
      .selectFrom('candidate_answers')
      .select('contact_hash')
      .where('member_id', '=', mother.id)
      .execute()
    expect(new Set(hashes.map(({ contact_hash }) => contact_hash?.toString('hex'))).size).toBe(1)
  })
})
