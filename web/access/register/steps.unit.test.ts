import { describe, expect, it, test } from 'vitest'
import { registration } from '#contract/access.ts'
import { blankForm, type RegistrationForm, toSignup } from './registration.ts'
import { firstUnfinished, lastStep, rulesBroken, stepOf, steps } from './steps.ts'

const id = '0190c5a4-7b1e-7c3a-9d2f-1a2b3c4d5e6f'
const today = '2026-06-15'
const rutuja: RegistrationForm = {
  ...blankForm,
  first_name: 'Rutuja',
  last_name: 'Deshmukh',
  gender: 'F',
  day: '4',
  month: '8',
  year: '1998',
  height: '160',
  marital_status_id: id,
  education_courses: 'B.Pharm',
  education_group_id: id,
  annual_income: '0',
  working_place_taluka_id: id,
  working_place_goan: 'Kothrud',
  goan: 'Karad',
  native_place_district_id: id,
  native_place_taluka_id: id,
  native_place_goan: 'Masur',
  mobile: '9822012345',
  email: 'rutuja@example.in',
  password: 'tulsi-1',
  confirm_password: 'tulsi-1',
}
const broken = (change: Partial<RegistrationForm>) => {
  const form = { ...rutuja, ...change }
  return Object.assign({}, ...steps.map((_, step) => rulesBroken(step, form, today)))
}

test('there are exactly seven steps, and they ask for every field once', () => {
  expect(steps.length).toBe(7)
  const asked = steps.flatMap(({ fields }) => fields as readonly string[])
  const sent = ['dob_validate', 'mobile_number', 'mobile_country_code', 'country_code', 'images']
  expect(asked.toSorted()).toEqual(
    [...Object.keys(registration.shape).filter(name => !sent.includes(name)), 'confirm_password'].toSorted(),
  )
})

describe('a filled form', () => {
  it('breaks nothing, and the server takes what is sent', () => {
    expect(broken({})).toEqual({})
    expect(registration.safeParse(toSignup(rutuja)).error).toBeUndefined()
  })
  it('is sent with the day in full and the number in its parts, and without the repeated password', () => {
    expect(toSignup(rutuja)).toMatchObject({
      dob: '1998-08-04',
      dob_validate: '1998-08-04',
      height: 160,
      annual_income: '0',
      mobile: '9822012345',
      mobile_number: '9822012345',
      mobile_country_code: '+91',
      country_code: 'in',
      images: [],
    })
    for (const name of ['confirm_password', 'day', 'month', 'year']) expect(toSignup(rutuja)).not.toHaveProperty(name)
  })
})

describe('each field says what is wrong with it', () => {
  it.each([
    ['first_name', '', 'required:first_name'],
    ['first_name', '   ', 'required:first_name'],
    ['first_name', 'R'.repeat(16), 'max_length:15'],
    ['middle_name', 'S'.repeat(16), 'max_length:15'],
    ['last_name', '', 'required:last_name'],
    ['last_name', 'D'.repeat(26), 'max_length:25'],
    ['gender', '', 'select:gender'],
    ['height', '', 'select:height'],
    ['height', '161', 'select:height'],
    ['marital_status_id', '', 'select:marital_status_id'],
    ['education_courses', '', 'required:education_courses'],
    ['education_courses', 'B'.repeat(136), 'max_length:135'],
    ['education_group_id', '', 'select:education_group_id'],
    ['annual_income', '', 'price:'],
    ['annual_income', '-5', 'price:'],
    ['working_place_taluka_id', '', 'select:working_place_taluka_id'],
    ['working_place_goan', '', 'required:working_place_goan'],
    ['working_place_goan', 'K'.repeat(21), 'max_length:20'],
    ['goan', '', 'required:goan'],
    ['goan', 'K'.repeat(21), 'max_length:20'],
    ['native_place_district_id', '', 'select:native_place_district_id'],
    ['native_place_taluka_id', '', 'select:native_place_taluka_id'],
    ['native_place_goan', '', 'required:native_place_goan'],
    ['native_place_goan', 'M'.repeat(13), 'max_length:12'],
    ['email', '', 'required:email'],
    ['email', 'rutuja@example', 'email:'],
    ['email', 'rutuja@example.info', 'email:'],
    ['email', `${'r'.repeat(24)}@mail.com`, 'max_length:32'],
    ['mobile', '', 'required:mobile'],
    ['mobile', '982201234', 'phone:'],
    ['mobile', '98220123456', 'phone:'],
  ] as const)('%s %j breaks %s', (field, value, rule) => {
    expect(broken({ [field]: value })).toEqual({ [field]: rule })
  })
  it('the passwords', () => {
    expect(broken({ password: '', confirm_password: '' })).toEqual({
      password: 'required:password',
      confirm_password: 'required:confirm_password',
    })
    expect(broken({ password: 'tulsi', confirm_password: 'tulsi' })).toEqual({ password: 'min_length:6' })
    expect(broken({ password: 'tul si-1', confirm_password: 'tul si-1' })).toEqual({ password: 'password_space:' })
    expect(broken({ confirm_password: 'tulsi-2' })).toEqual({ confirm_password: 'confirmed:' })
  })
  it('the day of birth', () => {
    expect(broken({ day: '' })).toEqual({ dob: 'select:dob' })
    expect(broken({ day: '31', month: '2' })).toEqual({ dob: 'date:' })
  })
  it('a bride of 18 and a groom of 21 are old enough on their birthday, and not the day before', () => {
    expect(broken({ year: '2008', month: '6', day: '15' })).toEqual({})
    expect(broken({ year: '2008', month: '6', day: '16' })).toEqual({ dob: 'bride_age:' })
    expect(broken({ gender: 'M', year: '2005', month: '6', day: '15' })).toEqual({})
    expect(broken({ gender: 'M', year: '2005', month: '6', day: '16' })).toEqual({ dob: 'groom_age:' })
  })
  it('a number abroad by its own country', () => {
    expect(broken({ country_code: 'ae', mobile: '501234567' })).toEqual({})
    expect(broken({ country_code: 'us', mobile: '98220123456' })).toEqual({ mobile: 'phone:' })
  })
})

test('a draft goes on where something is missing', () => {
  expect(firstUnfinished(rutuja, today)).toBe(lastStep)
  expect(firstUnfinished({ ...rutuja, password: '' }, today)).toBe(5)
  expect(firstUnfinished({ ...rutuja, password: '' }, today, 3)).toBe(3)
  expect(firstUnfinished({ ...rutuja, first_name: '' }, today, 3)).toBe(0)
})

test('a field named by the server is found in its step; an unknown one in none', () => {
  expect([stepOf('mobile'), stepOf('dob'), stepOf('country_code')]).toEqual([5, 1, -1])
})
