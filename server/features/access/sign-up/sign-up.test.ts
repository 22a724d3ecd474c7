import { describe, expect, it } from 'vitest'
import { codeFor, joinsWithBoth, logsInByCode, registers, registrationForm } from '#server/testing/families.ts'
import type { SignupRequest } from '#server/testing/signup-request.ts'
import { testWorld } from '#server/testing/world.ts'

const world = testWorld()

describe('a family registers', () => {
  it('gets a session, a registration number and a code on the mobile', async () => {
    const form = await registrationForm(world.db, { gender: 'M', dob: '1995-02-03', first_name: 'Aniket' })
    const { status, body } = await world.call('signup', form)
    expect(status).toBe(200)
    const me = await world.call('me', {}, { token: body.access_token })
    expect(me.body).toMatchObject({
      uuid: body.id,
      first_name: 'Aniket',
      gender: 'M',
      dob: '1995-02-03',
      annual_income: 550_000,
      is_membership_subscribed: 'N',
      is_verified_mobile: 'N',
      is_verified_email: 'N',
    })
    expect(me.body.registration_no).toMatch(/^G\d{5,}$/)
    const [message] = await world.outbox()
    expect(message).toMatchObject({ channel: 'SMS', to: `+91${form.mobile}` })
  })

  it('says whose number the mobile is, and means the candidate’s where nothing is said', async () => {
    const typeOf = async (change: object) => {
      const { body } = await world.call('signup', await registrationForm(world.db, change))
      return (await world.call('me', {}, { token: body.access_token })).body.registered_mobile.type
    }
    expect(await typeOf({})).toBe('CANDIDATE')
    expect(await typeOf({ mobile_type: 'COUSINE_SISTER' })).toBe('COUSINE_SISTER')
    const { refusal } = await world.call('signup', await registrationForm(world.db, { mobile_type: 'X' } as never))
    expect(refusal.fields).toEqual({ mobile_type: 'Please select whose number this is' })
  })

  it('may say that it has no email, and then logs in and recovers by its mobile', async () => {
    const { email: _none, ...form } = await registrationForm(world.db)
    expect((await world.call('signup', form)).refusal.fields).toEqual({ email: 'Please enter email' })
    const abroad = {
      ...form,
      mobile: '2025550123',
      mobile_country_code: '+1',
      country_code: 'us',
      no_email: 'Y' as const,
    }
    expect((await world.call('signup', abroad)).refusal.fields).toEqual({ email: 'Please enter email' })

    const { status, body } = await world.call('signup', { ...form, no_email: 'Y' })
    expect(status).toBe(200)
    const otp = await codeFor(world, form.mobile)
    await world.call('verifyOtp', { email: form.mobile, otp }, { token: body.access_token })
    const me = await world.call('me', {}, { token: body.access_token })
    expect(me.body).toMatchObject({ email: '', no_email: 'Y', is_verified_mobile: 'Y' })
    world.clock.passes(2 * 60_000)
    expect((await logsInByCode(world, form.mobile)).status).toBe(200)
    world.clock.passes(2 * 60_000)
    const forgot = { email: form.mobile, dial_code: '+91', country_code: 'in' }
    expect((await world.call('forgotPasswordMobile', forgot)).status).toBe(200)
    expect(await codeFor(world, form.mobile)).toMatch(/^\d+$/)
  })

  it('names a missing email among the other missing fields', async () => {
    const { email: _none, ...form } = await registrationForm(world.db, { first_name: '' })
    expect(Object.keys((await world.call('signup', form)).refusal.fields ?? {}).sort()).toEqual(['email', 'first_name'])
  })

  it('verifies the mobile with the code, once', async () => {
    const bride = await registers(world)
    const otp = await codeFor(world, bride.form.mobile)
    const ask = { email: bride.form.mobile, otp }
    expect((await world.call('verifyOtp', ask, { token: bride.token })).status).toBe(200)
    const me = await world.call('me', {}, { token: bride.token })
    expect(me.body).toMatchObject({ is_verified_mobile: 'Y', is_verified_email: 'N' })
    expect(me.body.registration_no).toMatch(/^B\d{5,}$/)
    expect((await world.call('verifyOtp', ask, { token: bride.token })).refusal.code).toBe('otp_ended')
  })

  it('names every contact that is already registered', async () => {
    const first = await joinsWithBoth(world)
    const again = await registrationForm(world.db, { mobile: first.form.mobile, email: first.form.email.toUpperCase() })
    const { status, refusal } = await world.call('signup', again)
    expect(status).toBe(409)
    expect(refusal.fields).toEqual({
      mobile: 'This mobile number is already registered',
      email: 'This email is already registered',
    })
  })

  it('leaves one member when thirty-two requests with one mobile come at once', async () => {
    const form = await registrationForm(world.db)
    const answers = await Promise.all(
      Array.from({ length: 32 }, (_, n) => world.call('signup', { ...form, email: `race${n}@family.in` })),
    )
    expect(answers.filter(answer => answer.status === 200)).toHaveLength(1)
    // Those that come while ten codes to this number are under way are asked to wait.
    expect(answers.filter(answer => answer.status === 409 || answer.status === 429)).toHaveLength(31)
    const rows = await world.db.selectFrom('members').select('id').where('mobile', '=', form.mobile).execute()
    expect(rows).toHaveLength(1)
  })

  it('is told kindly when the bride is not yet 18 or the groom not yet 21, to the day', async () => {
    const on = async (gender: 'M' | 'F', dob: string) =>
      world.call('signup', await registrationForm(world.db, { gender, dob }))
    // Today is 15 January 2026 in India.
    expect((await on('F', '2008-01-16')).refusal.fields).toEqual({ dob: 'A bride must be at least 18 years old' })
    expect((await on('F', '2008-01-15')).status).toBe(200)
    expect((await on('M', '2005-01-16')).refusal.fields).toEqual({ dob: 'A groom must be at least 21 years old' })
    expect((await on('M', '2005-01-15')).status).toBe(200)
  })

  it('is warned, not refused, when the password is among the most common', async () => {
    const form = await registrationForm(world.db, { password: 'iloveyou' })
    expect((await world.call('signup', form)).body.warning).toMatch(/easy to guess/)
  })

  it('answers in Marathi when asked to', async () => {
    const form = await registrationForm(world.db, { first_name: '' })
    const { refusal } = await world.call('signup', form, { headers: { language: 'mr' } })
    expect(refusal.fields).toEqual({ first_name: 'कृपया नाव भरा' })
  })
})

describe('every field of the form is checked again by the server', () => {
  const long = (n: number) => 'अ'.repeat(n)
  const lettersOnly = 'Please use letters only, with spaces, dots, hyphens or apostrophes'
  const noContacts = 'Please leave out phone numbers, email addresses and links'
  const refused: [keyof SignupRequest, unknown, string][] = [
    ['first_name', '', 'Please enter first name'],
    ['first_name', '   ', 'Please enter first name'],
    ['first_name', long(16), 'This field must be at most 15 characters'],
    ['first_name', ['Rutuja'], 'Please enter first name'],
    ['middle_name', long(16), 'This field must be at most 15 characters'],
    ['last_name', '', 'Please enter last name'],
    ['last_name', long(26), 'This field must be at most 25 characters'],
    ['first_name', '\u202eabc', lettersOnly],
    ['first_name', '...', lettersOnly],
    ['middle_name', 'wa.me/98', lettersOnly],
    ['last_name', '9820012345', lettersOnly],
    ['last_name', 'कळे <b>', lettersOnly],
    ['gender', '', 'Please select gender'],
    ['gender', 'X', 'Please select gender'],
    ['dob', '', 'Please select date of birth'],
    ['dob', '1998-02-31', 'There is no such date. Please check the day and month'],
    ['dob', '14-08-1998', 'There is no such date. Please check the day and month'],
    ['dob', '1700-01-01', 'Please select the year of birth again'],
    ['dob', '1925-12-31', 'Please select the year of birth again'],
    ['height', 'select', 'Please select height'],
    ['height', 161, 'Please select height'],
    ['marital_status_id', 'select', 'Please select marital status'],
    ['marital_status_id', 'married', 'Please check this value'],
    ['marital_status_id', '0190a0a0-0000-7000-8000-000000000000', 'Please check this value'],
    ['education_courses', '', 'Please enter education'],
    ['education_courses', long(136), 'This field must be at most 135 characters'],
    ['education_courses', 'M.Com, ९८२०० १२३४५', noContacts],
    ['education_courses', 'M.Com kale@family.in', noContacts],
    ['working_place_goan', '98200-12345', noContacts],
    ['goan', 'www.kale.example', noContacts],
    ['native_place_goan', '9820012345', noContacts],
    ['education_group_id', '', 'Please select education group'],
    ['annual_income', '', 'Please enter price'],
    ['annual_income', '-1', 'Please enter price'],
    ['annual_income', '5.5', 'Please enter price'],
    ['annual_income', '1e6', 'Please enter price'],
    ['working_place_taluka_id', 'select', 'Please select work location'],
    ['working_place_goan', '', 'Please enter working area/gaon'],
    ['working_place_goan', long(21), 'This field must be at most 20 characters'],
    ['family_residence_taluka_id', 'Purandar', 'Please check this value'],
    ['goan', '', 'Please enter family residence area/gaon'],
    ['goan', long(21), 'This field must be at most 20 characters'],
    ['native_place_district_id', 'select', 'Please select native district'],
    ['native_place_taluka_id', 'select', 'Please select native taluka'],
    ['native_place_goan', '', 'Please enter native gaon'],
    ['native_place_goan', long(13), 'This field must be at most 12 characters'],
    ['email', '', 'Please enter email'],
    ['email', 'kale@family', 'Please enter valid email'],
    ['email', 'kale@family.info', 'Please enter valid email'],
    ['email', `${'k'.repeat(30)}@f.in`, 'This field must be at most 32 characters'],
    // Mailers deliver each of these to the second address.
    ...[
      'a,v@x.in',
      'x<v@x.in',
      'x<v@x.in>',
      '"a"v@x.in',
      'a;v@x.in',
      'a:v@x.in',
      '(a)v@x.in',
      'a\\v@x.in',
      'a..b@x.in',
    ].map((email): [keyof SignupRequest, unknown, string] => ['email', email, 'Please enter valid email']),
    ['mobile', '', 'Please enter mobile number'],
    ['mobile', '982000000', 'Please enter valid contact number'],
    ['mobile', '98200000011', 'Please enter valid contact number'],
    ['mobile', '98-2000-0001', 'Please enter valid contact number'],
    ['password', 'saat7', 'This field must be at least 6 characters'],
    ['password', 'saat paule', 'Space is not allowed in password'],
    ['password', 'a'.repeat(129), 'This field must be at most 128 characters'],
  ]
  it.each(refused)('%s %j: %s', async (field, value, message) => {
    const form = { ...(await registrationForm(world.db)), [field]: value } as SignupRequest
    const { status, refusal } = await world.call('signup', form)
    expect(status).toBe(400)
    expect(refusal.fields).toEqual({ [field]: message })
  })

  it.each(['राधा\u200dबाई', 'O’Brien', 'D. Y.', 'ज्ञानेश्वर', 'Anne-Marie'])('takes the name %s', async first_name => {
    expect((await world.call('signup', await registrationForm(world.db, { first_name }))).status).toBe(200)
  })

  it('refuses a native taluka of another district', async () => {
    const nashik = await world.db
      .selectFrom('districts')
      .select('id')
      .where('name_en', '=', 'Nashik')
      .executeTakeFirstOrThrow()
    const form = await registrationForm(world.db, { native_place_district_id: nashik.id })
    const { refusal } = await world.call('signup', form)
    expect(refusal.fields).toEqual({ native_place_taluka_id: 'This taluka is not in the chosen district' })
  })

  it.each([
    ['0', 'no income yet'],
    ['9999999999', 'the largest income'],
  ])('takes an annual income of %s: %s', async annual_income => {
    expect((await world.call('signup', await registrationForm(world.db, { annual_income }))).status).toBe(200)
  })

  it('knows the numbering plans of other countries', async () => {
    const abroad = (mobile: string) =>
      registrationForm(world.db, { mobile, mobile_country_code: '+44', country_code: 'gb' }).then(form =>
        world.call('signup', form),
      )
    expect((await abroad('7911123456')).status).toBe(200)
    expect((await abroad('123')).refusal.fields).toEqual({ mobile: 'Please enter valid contact number' })
  })
})
