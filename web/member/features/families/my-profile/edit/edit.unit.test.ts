import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { CurrentMember } from '#contract/families/my-profile.ts'
import { brokenInProfile } from '#contract/families/profile-rules.ts'
import { lettersLeft, limitOf } from '#web/profile-form/fields/limit-hint.ts'
import { withChange } from '#web/profile-form/form-state.ts'
import {
  differingPaths,
  formPaths,
  horoscopePaths,
  noPhone,
  type ProfileForm,
  phonesPath,
  propertiesPath,
  rebased,
  relativesPath,
  siblingsPath,
  untouchedForms,
  withShownForms,
} from '#web/profile-form/profile-form.ts'
import { firstLacking, fullness, sectionAfter, sectionOf } from '#web/profile-form/sections.ts'
import { errorsInForm, formOf, sentOf } from '#web/profile-form/wire.ts'
import { formsAfter, leftOut } from '#web/second-script/second-forms.ts'
import { clearProfileDraft, readProfileDraft, saveProfileDraft } from './draft.ts'

const id = (n: number) => `0190a0a0-0000-7000-8000-00000000000${n}`
const fathers = {
  uuid: id(5),
  type: 'FATHER',
  phone: '9822012345',
  custom_type_name: '',
  is_whatsapp: 'Y',
  is_phone: 'N',
}
const member = {
  uuid: id(1),
  version: 3,
  gender: 'F',
  first_name: 'Rutuja',
  middle_name: '',
  last_name: 'Kale',
  dob: '1998-08-14',
  height: 160,
  marital_status_id: id(2),
  education_courses: 'M.Com',
  education_group_id: id(3),
  annual_income: 550_000,
  native_place_district_id: id(4),
  working_place_goan: 'Saswad',
  birth_time: '05:40:00',
  registered_mobile: { type: 'MOTHER', custom_type_name: '', best_time: null, place: 1 },
  candidate_waits: 'N',
  family_details: {
    address: '12, Shivaji Peth',
    relatives: [{ surname: 'Shinde', goan: 'Wai' }],
    familty_phone_numbers: [{ ...fathers, is_hidden: 'Y', best_time: null }],
    family_members: [
      {
        name: 'Amol',
        gender: 'M',
        is_married: 'N',
        education: '',
        occupation: '',
        working_place: '',
        birth_year: 1994,
        height: null,
      },
    ],
  },
  user_properties: [{ uuid: id(6), details: 'Two acres', place: 'Wai' }],
  expectation: { marital_status: [id(2)], birth_year_from: 1994, expected_educations: ['C.A.', 'M.Com.'] },
} as unknown as CurrentMember
const whole = {
  ...member,
  expectation: {
    ...Object.fromEntries(formPaths.flatMap(path => (path.startsWith('expectation.') ? [[path.slice(12), []]] : []))),
    ...member.expectation,
  },
} as unknown as CurrentMember
const base = formOf(whole)

describe('the forms in the other script', () => {
  const withForms = formOf({
    ...whole,
    second_script: { mr: { first_name: 'ऋतुजा' } },
    family_details: {
      ...whole.family_details,
      mama_surname: 'पाटील',
      second_script: { en: { mama_surname: 'Patil' } },
      relatives: [{ surname: 'Shinde', goan: 'Wai', second_script: { mr: { goan: 'वाई' } } }],
    },
  })
  const state = { base: withForms, version: 3, form: withForms, errors: {}, elsewhere: null }

  it('are read whatever language they are in, and sent beside their fields', () => {
    expect(withForms).toMatchObject({
      'second_script.first_name': 'ऋतुजा',
      'second_script.last_name': '',
      'family_details.second_script.mama_surname': 'Patil',
      [relativesPath]: [{ second_script: { goan: 'वाई' } }],
    })
    const sent = sentOf({ ...withForms, 'second_script.last_name': 'काळे' }, 3)
    expect(sent.second_script).toMatchObject({ first_name: 'ऋतुजा', last_name: 'काळे' })
    expect(sent.family_details).toMatchObject({
      mama_surname: 'पाटील',
      second_script: { mama_surname: 'Patil' },
      relatives: [{ goan: 'Wai', second_script: { goan: 'वाई' } }],
    })
    expect(sent).not.toHaveProperty('family_details.second_script.mama_surname.second_script')
    expect(Object.keys(sent.family_details ?? {}).filter(name => name.includes('.'))).toEqual([])
  })

  it('go with the text that they are a form of, and come back with it', () => {
    const other = withChange(state, { first_name: 'Ruta' })
    expect(other.form['second_script.first_name']).toBe('')
    expect(withChange(other, { first_name: 'Rutuja' }).form['second_script.first_name']).toBe('ऋतुजा')
    expect(formsAfter({ goan: 'Wai', second_script: { goan: 'वाई' } }, { goan: 'Beed' }).second_script.goan).toBe('')
  })

  it('are confirmed by a save where they were shown, unless the text is another or the family wants none', () => {
    const shown = new Map([
      ['last_name', { typed: 'Kale', suggestion: 'काळे' }],
      ['native_place_goan', { typed: 'Bid', suggestion: 'बिड' }],
      ['working_place_goan', { typed: 'Saswad', suggestion: 'सासवड' }],
      [`${relativesPath}.0.surname`, { typed: 'Shinde', suggestion: 'शिंदे' }],
    ])
    const form = { ...withForms, native_place_goan: 'Beed', 'second_script.working_place_goan': leftOut }
    const saved = withShownForms(form, shown)
    expect(saved).toMatchObject({
      'second_script.last_name': 'काळे',
      'second_script.native_place_goan': '',
      [relativesPath]: [{ second_script: { surname: 'शिंदे', goan: 'वाई' } }],
    })
    expect(brokenInProfile(sentOf(saved, 3), 'F', '2026-01-15')).toEqual({})
    expect(String(saved['second_script.working_place_goan']).trim()).toBe('')
  })

  it('are not sent where nothing was changed, so that a form that our office looks at goes on waiting', () => {
    const form = { ...withForms, 'second_script.last_name': 'काळे' }
    const sent = sentOf(form, 3, untouchedForms(form, withForms))
    expect(sent.second_script).toEqual({ last_name: 'काळे' })
    expect(sent.family_details?.second_script).toEqual({})
  })

  it('stand beside what a family hopes for too', () => {
    const expectation = {
      ...whole.expectation,
      occupation_other_expectations: 'Kind',
      second_script: { mr: { occupation_other_expectations: 'समजूतदार' } },
    }
    const hoping = formOf({ ...whole, expectation } as unknown as CurrentMember)
    const path = 'expectation.second_script.occupation_other_expectations'
    expect(hoping[path]).toBe('समजूतदार')
    const sent = sentOf(hoping, 3).expectation
    expect(sent?.second_script).toEqual({ occupation_other_expectations: 'समजूतदार' })
    expect(Object.keys(sent ?? {}).filter(name => name.includes('.'))).toEqual([])
    const state = { base: hoping, version: 3, form: hoping, errors: {}, elsewhere: null }
    expect(withChange(state, { 'expectation.occupation_other_expectations': 'Tall' }).form[path]).toBe('')
  })

  it('are found with their section, with their errors', () => {
    expect(sectionOf('second_script.first_name')).toBe('personal')
    expect(sectionOf('family_details.second_script.mama_surname')).toBe('family')
    expect(sectionOf('expectation.second_script.occupation_other_expectations')).toBe('expectation')
    const blankFirst = {
      ...withForms,
      [relativesPath]: [{ surname: '', goan: '', second_script: {} }, ...withForms[relativesPath]],
    }
    expect(errorsInForm({ [`${relativesPath}.0.second_script.surname`]: 'wrong' }, blankFirst)).toEqual({
      [`${relativesPath}.1.second_script.surname`]: 'wrong',
    })
  })
})

describe('a form', () => {
  it('holds every field as text, and sends what the server reads', () => {
    expect(base).toMatchObject({
      height: '160',
      annual_income: '550000',
      diet_id: '',
      'expectation.expected_educations': 'C.A., M.Com.',
    })
    const sent = sentOf(base, 3)
    expect(sent).toMatchObject({
      version: 3,
      first_name: 'Rutuja',
      devak: '',
      registered_mobile: { type: 'MOTHER', custom_type_name: '', best_time: '' },
      candidate_waits: 'N',
      family_details: { address: '12, Shivaji Peth', family_members: [{ name: 'Amol', birth_year: '1994' }] },
      user_properties: [{ uuid: id(6) }],
      expectation: { marital_status: [id(2)], expected_educations: ['C.A.', 'M.Com.'] },
    })
    expect(sent.family_details?.familty_phone_numbers).toEqual([{ ...fathers, best_time: '' }])
    expect(brokenInProfile(sent, 'F', '2026-01-15')).toEqual({})
  })

  it('leaves out empty places, and finds an error at the place it was typed in', () => {
    const form = { ...base, [phonesPath]: [noPhone, { ...noPhone, type: 'MOTHER', phone: '12' }] }
    expect(brokenInProfile(sentOf(form, 3), 'F', '2026-01-15')).toEqual({ [`${phonesPath}.0.phone`]: 'phone:' })
    expect(errorsInForm({ [`${phonesPath}.0.phone`]: 'wrong', first_name: 'wrong' }, form)).toEqual({
      [`${phonesPath}.1.phone`]: 'wrong',
      first_name: 'wrong',
    })
  })

  it('takes over what another page saved, and keeps what was typed here', () => {
    const typed: ProfileForm = { ...base, first_name: 'ऋतुजा', [siblingsPath]: [] }
    const newer: ProfileForm = { ...base, first_name: 'Rutu', height: '165' }
    expect(differingPaths(typed, base)).toEqual(['first_name', siblingsPath])
    expect(rebased(typed, base, newer)).toEqual({ ...newer, first_name: 'ऋतुजा', [siblingsPath]: [] })
  })

  it('knows the section, the fullness and the limit of a field', () => {
    expect(
      [
        'blood_group',
        'charan_id',
        `${phonesPath}.2.phone`,
        propertiesPath,
        'expectation.diet',
        'mobile',
        'nonsense',
      ].map(sectionOf),
    ).toEqual(['personal', 'horoscope', 'family', 'properties', 'expectation', 'personal', null])
    expect(fullness('properties', base)).toEqual({ filled: 1, total: 1 })
    expect(fullness('horoscope', base)).toEqual({ filled: 1, total: horoscopePaths.length })
    expect([limitOf('family_details.relatives.0.goan'), limitOf('family_details.goan'), limitOf('diet_id')]).toEqual([
      14,
      20,
      undefined,
    ])
    expect([lettersLeft('other_info', 'a'), lettersLeft('other_info', 'a'.repeat(44))]).toEqual([null, 1])
  })
})

/** A fake of the browser's storage with the methods that drafts use. */
function memoryStorage() {
  const values = new Map<string, string>()
  return {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => void values.set(key, value),
    removeItem: (key: string) => void values.delete(key),
  }
}

describe('a draft', () => {
  beforeEach(() => {
    vi.stubGlobal('localStorage', memoryStorage())
    vi.stubGlobal('sessionStorage', memoryStorage())
    localStorage.setItem('access_token', 'token')
  })
  afterEach(() => {
    vi.useRealTimers()
    vi.unstubAllGlobals()
  })
  const phone = {
    uuid: '',
    type: 'MOTHER',
    phone: '9811111111',
    custom_type_name: '',
    is_whatsapp: 'N',
    is_phone: 'Y',
    best_time: '',
  }
  const typed: ProfileForm = { ...base, other_info: 'Sings', [phonesPath]: [phone] }
  const saves = () => saveProfileDraft({ member: id(1), version: 3 }, typed, differingPaths(typed, base))

  it('keeps what was typed section by section, and numbers of relatives in the tab alone', () => {
    saves()
    expect(JSON.parse(localStorage.getItem('profile_draft') ?? '')).toMatchObject({
      sections: { personal: { other_info: 'Sings' } },
    })
    expect(localStorage.getItem('profile_draft')).not.toContain('9811111111')
    expect(readProfileDraft(id(1), base)).toEqual({
      version: 3,
      values: { other_info: 'Sings', [phonesPath]: [phone] },
    })
    sessionStorage.removeItem('profile_phones')
    expect(readProfileDraft(id(1), base)?.values).toEqual({ other_info: 'Sings' })
  })

  it('is nobody else’s, ends after a day, and is gone once nothing differs', () => {
    saves()
    expect(readProfileDraft(id(2), base)).toBeNull()
    vi.useFakeTimers({ now: Date.now() + 25 * 60 * 60 * 1000 })
    expect(readProfileDraft(id(1), base)).toBeNull()
    vi.useRealTimers()
    saveProfileDraft({ member: id(1), version: 3 }, base, [])
    expect([localStorage.getItem('profile_draft'), sessionStorage.getItem('profile_phones')]).toEqual([null, null])
  })

  it('is not stored by a page whose session has ended', () => {
    saves()
    localStorage.removeItem('access_token')
    saves()
    expect([localStorage.getItem('profile_draft'), sessionStorage.getItem('profile_phones')]).toEqual([null, null])
  })

  it('that something else wrote is no draft', () => {
    for (const text of [
      'nonsense',
      '7',
      '{}',
      JSON.stringify({ member: id(1), version: 3, at: Date.now(), sections: { personal: { other_info: 7 } } }),
    ]) {
      localStorage.setItem('profile_draft', text)
      expect(readProfileDraft(id(1), base)?.values ?? {}).toEqual({})
    }
    clearProfileDraft()
  })
})

describe('the section that the form opens at', () => {
  it('is the first that lacks something, whatever order the fields are told in', () => {
    expect(firstLacking(['expectation.height_to', 'family_details.address', 'images'])).toBe('family')
    expect(firstLacking(['images', 'raas_id'])).toBe('horoscope')
  })
  it('is the first of all where nothing is missing', () => expect(firstLacking(['images'])).toBe('personal'))
  it('has one after it, but for the last', () =>
    expect([sectionAfter('personal'), sectionAfter('expectation')]).toEqual(['horoscope', null]))
})
