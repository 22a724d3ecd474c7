import { describe, expect, it, test } from 'vitest'
import { registration } from '#contract/access/sign-up.ts'
import { blankForm, type RegistrationForm } from './registration.ts'
import { fromWireErrors, signUpNames, toSignUpPayload } from './sign-up-payload.ts'
import { firstUnfinished, lastStep, rulesBroken, stepOf, stepOfDraft, steps } from './steps.ts'

const id = '0190c5a4-7b1e-7c3a-9d2f-1a2b3c4d5e6f'
const today = '2026-06-15'
const rutuja: RegistrationForm = {
  ...blankForm,
  firstName: 'Rutuja',
  lastName: 'Deshmukh',
  gender: 'F',
  registeredBy: 'MOTHER',
  day: '4',
  month: '8',
  year: '1998',
  height: '160',
  maritalStatus: id,
  education: 'B.Pharm',
  educationGroup: id,
  annualIncome: '0',
  workTaluka: id,
  workVillage: 'Kothrud',
  residenceVillage: 'Karad',
  nativeDistrict: id,
  nativeTaluka: id,
  nativeVillage: 'Masur',
  mobile: '9822012345',
  email: 'rutuja@example.in',
  password: 'tulsi-1',
  confirmPassword: 'tulsi-1',
}
const broken = (change: Partial<RegistrationForm>) => {
  const form = { ...rutuja, ...change }
  return Object.assign({}, ...steps.map((_, step) => rulesBroken(step, form, today)))
}

test('there are exactly seven steps, and they ask for every field once', () => {
  expect(steps.length).toBe(7)
  const names = steps.flatMap(({ fields }) => fields.map(field => signUpNames[field]))
  const sent = [
    'consents',
    'no_email',
    'dob_validate',
    'mobile_number',
    'mobile_country_code',
    'country_code',
    'images',
    // It goes with its fields, and has none of its own.
    'second_script',
  ]
  expect(names.toSorted()).toEqual(
    [...Object.keys(registration.shape).filter(name => !sent.includes(name)), 'confirm_password'].toSorted(),
  )
})

describe('a filled form', () => {
  it('breaks nothing, and the server takes what is sent', () => {
    expect(broken({})).toEqual({})
    expect(registration.safeParse(toSignUpPayload(rutuja)).error).toBeUndefined()
  })
  it('is sent with the day in full and the number in its parts, and without the repeated password', () => {
    expect(toSignUpPayload(rutuja)).toMatchObject({
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
    for (const name of ['confirm_password', 'day', 'month', 'year'])
      expect(toSignUpPayload(rutuja)).not.toHaveProperty(name)
  })
})

describe('each field says what is wrong with it', () => {
  it.each([
    ['firstName', '', 'required:first_name'],
    ['firstName', '   ', 'required:first_name'],
    ['firstName', 'R'.repeat(16), 'max_length:15'],
    ['middleName', 'S'.repeat(16), 'max_length:15'],
    ['lastName', '', 'required:last_name'],
    ['lastName', 'D'.repeat(26), 'max_length:25'],
    ['lastName', '9820012345', 'name:'],
    ['education', 'M.Com 9820012345', 'contact_in_text:'],
    ['gender', '', 'select:gender'],
    ['height', '', 'select:height'],
    ['height', '161', 'select:height'],
    ['maritalStatus', '', 'select:marital_status_id'],
    ['education', '', 'required:education_courses'],
    ['education', 'B'.repeat(136), 'max_length:135'],
    ['educationGroup', '', 'select:education_group_id'],
    ['annualIncome', '', 'price:'],
    ['annualIncome', '-5', 'price:'],
    ['workTaluka', '', 'select:working_place_taluka_id'],
    ['workVillage', '', 'required:working_place_goan'],
    ['workVillage', 'K'.repeat(21), 'max_length:20'],
    ['residenceVillage', '', 'required:goan'],
    ['residenceVillage', 'K'.repeat(21), 'max_length:20'],
    ['nativeDistrict', '', 'select:native_place_district_id'],
    ['nativeTaluka', '', 'select:native_place_taluka_id'],
    ['nativeVillage', '', 'required:native_place_goan'],
    ['nativeVillage', 'M'.repeat(13), 'max_length:12'],
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
  it('whose number it is, where it does not follow from who registers', () => {
    expect(broken({ registeredBy: '', mobileType: 'FATHER' })).toEqual({ registeredBy: 'select:registered_by' })
    expect(broken({ registeredBy: 'RELATIVE' })).toEqual({ mobileType: 'select:mobile_type' })
    expect(broken({ registeredBy: 'RELATIVE', mobileType: 'MAMA' })).toEqual({})
    expect(toSignUpPayload(rutuja).mobile_type).toBe('MOTHER')
    expect(toSignUpPayload({ ...rutuja, mobileType: 'FATHER' }).mobile_type).toBe('FATHER')
  })
  it('no email where the family has none, unless its number is abroad', () => {
    const without = { ...rutuja, email: '', noEmail: 'Y' }
    expect(broken({ email: '', noEmail: 'Y' })).toEqual({})
    expect(toSignUpPayload(without)).toMatchObject({ no_email: 'Y' })
    expect(toSignUpPayload(without)).not.toHaveProperty('email')
    expect(broken({ ...without, country: 'ae', mobile: '501234567' })).toEqual({ email: 'required:email' })
  })
  it('the passwords', () => {
    // A family may leave the password out, but not half of it.
    expect(broken({ password: '', confirmPassword: '' })).toEqual({})
    expect(broken({ confirmPassword: '' })).toEqual({ confirmPassword: 'required:confirm_password' })
    expect(broken({ password: '' })).toEqual({ confirmPassword: 'confirmed:' })
    expect(broken({ password: 'tulsi', confirmPassword: 'tulsi' })).toEqual({ password: 'min_length:6' })
    expect(broken({ password: 'tul si-1', confirmPassword: 'tul si-1' })).toEqual({ password: 'password_space:' })
    expect(broken({ confirmPassword: 'tulsi-2' })).toEqual({ confirmPassword: 'confirmed:' })
  })
  it('the day of birth', () => {
    expect(broken({ day: '' })).toEqual({ birthDate: 'select:dob' })
    expect(broken({ day: '31', month: '2' })).toEqual({ birthDate: 'date:' })
  })
  it('a bride of 18 and a groom of 21 are old enough on their birthday, and not the day before', () => {
    expect(broken({ year: '2008', month: '6', day: '15' })).toEqual({})
    expect(broken({ year: '2008', month: '6', day: '16' })).toEqual({ birthDate: 'bride_age:' })
    expect(broken({ gender: 'M', year: '2005', month: '6', day: '15' })).toEqual({})
    expect(broken({ gender: 'M', year: '2005', month: '6', day: '16' })).toEqual({ birthDate: 'groom_age:' })
  })
  it('a number abroad by its own country', () => {
    expect(broken({ country: 'ae', mobile: '501234567' })).toEqual({})
    expect(broken({ country: 'us', mobile: '98220123456' })).toEqual({ mobile: 'phone:' })
  })
})

test('a draft goes on where something is missing', () => {
  expect(firstUnfinished(rutuja, today)).toBe(lastStep)
  expect(firstUnfinished({ ...rutuja, password: '' }, today)).toBe(5)
  expect(firstUnfinished({ ...rutuja, password: '' }, today, 3)).toBe(3)
  expect(firstUnfinished({ ...rutuja, firstName: '' }, today, 3)).toBe(0)
  // It keeps no password, and must not go on as if none had been chosen.
  expect(stepOfDraft({ ...rutuja, password: '', confirmPassword: '' }, today, lastStep)).toBe(5)
  expect(stepOfDraft(rutuja, today, 2)).toBe(2)
})

test('a refusal of the server goes to the field it names, and that field to its step', () => {
  const refused = fromWireErrors({ dob: 'too young', goan: 'too long', country_code: 'unknown' })
  expect(refused).toEqual({ birthDate: 'too young', residenceVillage: 'too long' })
  expect(Object.keys(refused).map(stepOf)).toEqual([1, 3])
})
